import { address, date, group, html, image, multiline, reference, select, tags, text } from './fields.ts'
import { motifs, portraits } from './motifs.ts'

export const blogPostFields = {
  title: text('Titel', { required: 'Bitte einen Titel angeben' }),
  teaser: multiline('Anreißer', { required: 'Bitte einen Anreißer angeben', max: 400 }),
  category: reference('Rubrik', 'categories'),
  series: text('Reihe', {
    help: 'Gleicher Name = eine Leseliste',
    max: 100,
  }),
  content: html('Inhalt', { required: 'Bitte einen Inhalt schreiben' }),
  motif: select('Gewebtes Motiv', motifs, {
    help: 'Wird gezeigt, solange kein Titelbild gewählt ist',
    initial: 'web',
  }),
  cover: image('Titelbild', { weave: true }),
  tags: tags('Schlagwörter'),
  author: group('Autorin oder Autor', {
    member: reference('Person aus dem Team', 'team', {
      help: 'Name, Bild und Beschreibung kommen dann vom Team; die Angaben darunter gelten für alle anderen',
    }),
    name: text('Name'),
    role: text('Rolle', { help: 'Leer = Rolle aus dem Team' }),
    avatar: image('Bild'),
    portrait: select('Gewebtes Porträt', portraits, { initial: 'none' }),
  }),
  date: date('Datum', { help: 'Sortiert und erscheint beim Beitrag; leer = Zeitpunkt der Veröffentlichung' }),
  address: address('/blog/'),
  seoTitle: text('Titel für Suchmaschinen', { max: 70 }),
  seoDescription: text('Beschreibung für Suchmaschinen', { max: 170 }),
}
