import type { Defaults } from './define.ts'
import { address, group, html, image, lines, link, list, multiline, select, text } from './fields.ts'
import { motifs } from './motifs.ts'
import { artefactFields } from './artefact-fields.ts'

export const serviceFields = {
  title: text('Name', { required: 'Bitte einen Namen angeben' }),
  summary: multiline('Ein Satz', { required: 'Bitte einen Satz angeben, der die Leistung beschreibt', max: 300 }),
  display: select('Darstellung auf der Startseite', {
    wide: 'Große Karte',
    card: 'Karte',
    row: 'Zeile',
  }),
  motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
  image: image('Bild'),
  highlights: lines('Stichpunkte auf der Karte'),
  description: html('Beschreibung', { required: 'Bitte eine Beschreibung schreiben' }),
  offers: list(
    'Bausteine der Leistung',
    { title: text('Name', { required: 'Bitte einen Namen angeben' }), text: multiline('Text') },
    { itemLabel: 'Baustein' },
  ),
  process: list(
    'Ablauf in Schritten',
    { title: text('Schritt', { required: 'Bitte den Schritt benennen' }), text: multiline('Text') },
    { itemLabel: 'Schritt' },
  ),
  artefact: group(
    'Arbeitsprobe',
    { title: text('Überschrift'), ...artefactFields },
    { help: 'Ein Stück der Arbeit selbst, unter der Beschreibung; ohne Zeilen erscheint sie nicht' },
  ),
  ownPage: link('Eigene Seite', { help: 'Leer = die Leistung bekommt ihre Seite unter /leistungen/…' }),
  address: address('/leistungen/'),
  seoTitle: text('Titel für Suchmaschinen', { max: 70 }),
  seoDescription: text('Beschreibung für Suchmaschinen', { max: 170 }),
}

/** A built-in item. */
export type ServiceDefault = Defaults<typeof serviceFields>[number]
