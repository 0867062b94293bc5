import type { BlockKinds } from '../blocks-field.ts'
import { html, multiline, number, reference, select, text, toggle } from '../fields.ts'
import { entries, heading, headingPlace, lead, requiredHeading, blockTone } from './common-fields.ts'

const service = reference('Nur zu dieser Leistung', 'services', {
  help: 'Leer = zu allen; auf der Seite einer Leistung zu ihr',
})
const count = (initial: number, max = 100) => number('Wie viele höchstens', { min: 1, max, initial })
/** More than anybody has: all. */
const everybody = 1_000

/** What shows items of the lists of the site. */
export const listKinds = {
  stats: {
    label: 'Kennzahlen',
    help: 'Die Zahlen aus „Kennzahlen“',
    picture: 'figures',
    fields: { note: text('Hinweis unter den Zahlen', { max: 200 }), tone: blockTone },
  },
  topics: {
    label: 'Stichworte',
    help: 'Die Themen aus den allgemeinen Einstellungen',
    picture: 'words',
    fields: { title: requiredHeading },
  },
  services: {
    label: 'Leistungen',
    help: 'Alle Leistungen als Karten und Zeilen',
    picture: 'cards',
    fields: { title: requiredHeading, lead, tone: blockTone },
  },
  benefits: {
    label: 'Vorteile',
    help: 'Die Einträge aus „Vorteile“',
    picture: 'columns',
    fields: { title: requiredHeading, lead, tone: blockTone },
  },
  voices: {
    label: 'Kundenstimmen',
    help: 'Was Kunden sagen, alle oder zu einer Leistung',
    picture: 'quote',
    fields: {
      title: heading,
      lead,
      service,
      look: select('Darstellung', { list: 'Mehrere', one: 'Eine, ohne sichtbare Überschrift' }, { initial: 'list' }),
      tone: blockTone,
    },
  },
  history: {
    label: 'Geschichte',
    help: 'Die Jahre des Unternehmens an einem Faden',
    picture: 'list',
    fields: { title: requiredHeading, lead },
  },
  posts: {
    label: 'Blogbeiträge',
    help: 'Die neuesten Beiträge, alle oder einer Rubrik',
    picture: 'cards',
    fields: {
      title: requiredHeading,
      lead,
      category: reference('Nur diese Rubrik', 'categories', {
        help: 'Leer = alle; auf der Seite einer Leistung passende',
      }),
      count: count(3),
      headingPlace,
    },
  },
  projects: {
    label: 'Projekte',
    help: 'Projekte aus dem Portfolio, alle oder zu einer Leistung',
    picture: 'cards',
    fields: {
      title: requiredHeading,
      lead,
      body: html('Text darüber', { help: 'Nur in der Darstellung „Mit Text darüber“' }),
      service,
      cards: toggle('Projekte als Karten', { on: true, help: 'Aus = nur die Beispiele, die kein Projekt erzählt' }),
      items: entries,
      look: select(
        'Darstellung',
        {
          overview: 'Karten mit Link zum Portfolio',
          intro: 'Mit Text darüber',
          columns: 'Mit Beispielen in Spalten',
          beside: 'Mit Beispielen daneben',
        },
        { initial: 'overview' },
      ),
      tone: blockTone,
    },
  },
  faq: {
    label: 'Häufige Fragen',
    help: 'Fragen und Antworten zu einem Thema',
    picture: 'list',
    fields: {
      title: requiredHeading,
      lead,
      topic: reference('Thema', 'faqTopics', {
        help: 'Leer = passend zur Seite, wenn sie von einer Leistung handelt',
        fromOlder: (stored) => (stored === 'page' ? '' : stored),
      }),
      tone: blockTone,
    },
  },
  people: {
    label: 'Menschen im Team',
    help: 'Wer im Team ist, mit Bild und Aufgabe',
    picture: 'people',
    fields: { title: requiredHeading, lead, count: count(everybody, everybody), tone: blockTone },
  },
  jobs: {
    label: 'Offene Stellen',
    help: 'Alle Stellen, die ausgeschrieben sind',
    picture: 'rows',
    fields: { title: requiredHeading, lead, tone: blockTone },
  },
  partners: {
    label: 'Partner',
    help: 'Alle Partner; mit einer Einladung auf der Seite auch ein freier Platz',
    picture: 'grid',
    fields: { title: requiredHeading, lead, tone: blockTone },
  },
  directions: {
    label: 'Anfahrt',
    help: 'Die Wege aus dem Unternehmensprofil',
    picture: 'columns',
    fields: { title: requiredHeading, lead, tone: blockTone },
  },
  form: {
    label: 'Kontaktformular',
    help: 'Das Formular, auf Wunsch mit Kontaktwegen und Öffnungszeiten daneben',
    picture: 'form',
    once: true,
    fields: {
      title: requiredHeading,
      lead,
      privacy: multiline('Hinweis zum Datenschutz', { max: 1000 }),
      ways: toggle('Kontaktwege daneben', { on: true }),
      hoursTitle: text('Überschrift der Öffnungszeiten', { help: 'Leer = keine Öffnungszeiten' }),
    },
  },
} satisfies BlockKinds
