import type { BlockKinds } from '../blocks-field.ts'
import { html, image, link, list, multiline, select, text, toggle } from '../fields.ts'
import { motifs } from '../motifs.ts'
import { artefactFields } from './artefact-fields.ts'
import { entries, heading, headingPlace, lead, requiredHeading, blockTone } from './common-fields.ts'

const textLooks = {
  plain: 'Fließtext',
  columns: 'Fließtext in zwei Spalten',
  contrast: 'Tabelle als Gegenüberstellung',
  law: 'Tabelle über die ganze Breite',
  questions: 'Liste als große Nummern',
  principles: 'Zwischenüberschriften links',
  parted: 'Zwischenüberschriften mit Trennlinie',
  places: 'Zwischenüberschriften mit Faden',
} as const

const entryLooks = {
  columns: 'Drei Spalten',
  offers: 'Felder eines Gewebes',
  rows: 'Große Zeilen',
  terms: 'Karten wie im Musterbuch',
  steps: 'Nummerierte Schritte',
  numbers: 'Nummerierte Zeilen',
  checks: 'Abgehakte Punkte',
  crosses: 'Durchgestrichene Punkte',
  stories: 'Kurze Geschichten',
} as const

/** What the owner writes into the page itself. */
export const textKinds = {
  hero: {
    label: 'Großer Auftakt',
    help: 'Überschrift in großer Schrift neben einem gewebten Motiv',
    picture: 'band',
    fields: {
      title: requiredHeading,
      lead,
      motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
      actions: list(
        'Schaltflächen',
        {
          label: text('Beschriftung', { required: 'Bitte eine Beschriftung angeben' }),
          href: link('Ziel', { required: 'Bitte ein Ziel angeben' }),
        },
        { itemLabel: 'Schaltfläche' },
      ),
    },
  },
  text: {
    label: 'Text',
    help: 'Freier Text mit Überschrift, auch mit Listen und Tabellen',
    picture: 'text',
    fields: {
      title: heading,
      lead,
      body: html('Text'),
      look: select('Darstellung', textLooks, { initial: 'plain' }),
      headingPlace,
      folded: toggle('Auf dem Telefon gekürzt', { on: false, help: 'Der Rest erscheint auf „Weiterlesen“' }),
      tone: blockTone,
    },
  },
  entries: {
    label: 'Spalten, Karten und Schritte',
    help: 'Einträge mit Titel in einer von neun Darstellungen',
    picture: 'columns',
    fields: {
      title: heading,
      lead,
      items: list(
        'Einträge',
        {
          title: text('Titel', { required: 'Bitte einen Titel angeben' }),
          text: multiline('Text', { max: 1000 }),
          href: link('Mehr dazu', { help: 'Nur in der Darstellung „Felder eines Gewebes“' }),
        },
        { itemLabel: 'Eintrag' },
      ),
      look: select('Darstellung', entryLooks, { initial: 'columns' }),
      headingPlace: select(
        'Platz der Überschrift',
        { above: 'Darüber', beside: 'Links daneben', unseen: 'Nur für Screenreader' },
        { initial: 'above' },
      ),
      tone: blockTone,
    },
  },
  statement: {
    label: 'Aussage',
    help: 'Wofür das Unternehmen steht; mehrere hintereinander bilden eine Gruppe',
    picture: 'words',
    fields: {
      title: requiredHeading,
      lead: multiline('Text', { max: 1000, help: 'Bei „Nebeneinander“ ein Satz in großer Schrift' }),
      body: html('Weiterer Text'),
      items: entries,
      faces: toggle('Gesichter des Teams darunter', { on: false }),
      look: select('Darstellung', { rows: 'Untereinander', pair: 'Nebeneinander' }, { initial: 'rows' }),
      tone: blockTone,
    },
  },
  picture: {
    label: 'Text mit Bild',
    help: 'Ein Bild neben einem Text',
    picture: 'media',
    fields: {
      title: heading,
      body: html('Text'),
      image: image('Bild'),
      alt: text('Bildbeschreibung', { help: 'Für Menschen, die das Bild nicht sehen' }),
      side: select('Platz des Bildes', { left: 'Links', right: 'Rechts' }, { initial: 'right' }),
      tone: blockTone,
    },
  },
  gallery: {
    label: 'Bildergalerie',
    help: 'Mehrere Bilder mit Unterschrift',
    picture: 'grid',
    fields: {
      title: heading,
      lead,
      items: list(
        'Bilder',
        {
          image: image('Bild'),
          alt: text('Bildbeschreibung', { help: 'Für Menschen, die das Bild nicht sehen' }),
          caption: text('Bildunterschrift'),
        },
        { itemLabel: 'Bild' },
      ),
      tone: blockTone,
    },
  },
  quote: {
    label: 'Zitat',
    help: 'Ein Satz in großer Schrift mit Namen',
    picture: 'quote',
    fields: {
      quote: multiline('Zitat', { required: 'Bitte das Zitat angeben', max: 600 }),
      name: text('Name'),
      role: text('Funktion'),
      image: image('Foto'),
      tone: blockTone,
    },
  },
  table: {
    label: 'Tabelle',
    help: 'Zeilen und Spalten mit Kopfzeile',
    picture: 'table',
    fields: {
      title: heading,
      lead,
      columns: list(
        'Spalten',
        { title: text('Name', { required: 'Bitte die Spalte benennen' }) },
        { itemLabel: 'Spalte' },
      ),
      rows: list(
        'Zeilen',
        { cells: list('Zellen', { text: multiline('Inhalt', { max: 1000 }) }, { itemLabel: 'Zelle' }) },
        { itemLabel: 'Zeile' },
      ),
      tone: blockTone,
    },
  },
  artefact: {
    label: 'Arbeitsprobe',
    help: 'Ein Stück der Arbeit selbst: Fund, Kalender, Bericht, E-Mail, Antwort, Ablauf oder Messwerte',
    picture: 'table',
    fields: { title: heading, lead, ...artefactFields, tone: blockTone },
  },
  story: {
    label: 'Geschichte in Kapiteln',
    help: 'Daneben reißt ein Gewebe und wird wieder ganz, während man liest',
    picture: 'steps',
    fields: {
      title: requiredHeading,
      lead,
      items: list(
        'Kapitel',
        {
          time: text('Zeitpunkt'),
          title: text('Titel', { required: 'Bitte einen Titel angeben' }),
          text: multiline('Text', { max: 600 }),
        },
        { itemLabel: 'Kapitel', max: 6 },
      ),
      label: text('Beschriftung des Links darunter', { help: 'Leer = ohne Link' }),
      href: link('Ziel des Links'),
      tone: blockTone,
    },
  },
  pattern: {
    label: 'Ihr Muster',
    help: 'Aus dem Namen des Besuchers entsteht im Browser ein Gewebe zum Herunterladen; nichts wird gespeichert',
    picture: 'media',
    once: true,
    fields: {
      title: requiredHeading,
      lead,
      label: text('Beschriftung des Feldes', { required: 'Bitte das Feld benennen' }),
      svgLabel: text('Schaltfläche für SVG', { help: 'Leer = ohne diese Schaltfläche' }),
      pngLabel: text('Schaltfläche für PNG', { help: 'Leer = ohne diese Schaltfläche' }),
      tone: blockTone,
    },
  },
  downloads: {
    label: 'Downloads',
    help: 'Dateien zum Herunterladen',
    picture: 'list',
    fields: {
      title: heading,
      lead,
      items: list(
        'Dateien',
        {
          label: text('Name', { required: 'Bitte die Datei benennen' }),
          href: link('Adresse der Datei', { required: 'Bitte die Adresse der Datei angeben' }),
          text: text('Beschreibung'),
        },
        { itemLabel: 'Datei' },
      ),
      tone: blockTone,
    },
  },
  embed: {
    label: 'Video oder Karte',
    help: 'Lädt erst nach einem Klick, wie es der Datenschutz verlangt',
    picture: 'media',
    fields: {
      title: heading,
      lead,
      address: text('Adresse', { required: 'Bitte die Adresse des Videos oder der Karte angeben', max: 500 }),
      medium: select('Art', { video: 'Video', map: 'Karte' }, { initial: 'video' }),
      caption: text('Unterschrift'),
      tone: blockTone,
    },
  },
  reading: {
    label: 'Lesetext',
    help: 'Langer Text; mehrere hintereinander bekommen links ein Inhaltsverzeichnis',
    picture: 'text',
    fields: { title: requiredHeading, lead, body: html('Text') },
  },
  emergency: {
    label: 'Hilfe im Notfall',
    help: 'Erste Schritte neben der Notfallnummer, zum Ausdrucken',
    picture: 'list',
    fields: { title: requiredHeading, lead, body: html('Schritte') },
  },
  invitation: {
    label: 'Einladung',
    help: 'Überschrift, Text und eine Schaltfläche, die das Kontaktformular öffnet',
    picture: 'line',
    fields: {
      title: requiredHeading,
      lead,
      label: text('Beschriftung der Schaltfläche', { required: 'Bitte eine Beschriftung angeben' }),
      prefill: multiline('Womit die Nachricht beginnt', { max: 300 }),
      mailLabel: text('Beschriftung der Schaltfläche für E-Mail', { help: 'Leer = ohne diese Schaltfläche' }),
      subject: text('Betreff der E-Mail'),
    },
  },
  callToAction: {
    label: 'Aufruf',
    help: 'Farbiges Band mit Schaltfläche und Telefonnummer',
    picture: 'band',
    fields: {
      title: requiredHeading,
      text: multiline('Text', { max: 400 }),
      label: text('Beschriftung der Schaltfläche'),
      href: link('Ziel', { help: 'Leer = das Kontaktformular' }),
    },
  },
} satisfies BlockKinds
