import { wordGroup } from '#shared/words/word-group.ts'

/** What stands in the place of a video or map until a visitor wants it (G3). */
export const embedWords = wordGroup('embed', {
  video: { subject: 'Dieses Video', load: 'Video laden' },
  map: { subject: 'Diese Karte', load: 'Karte laden' },
  ask: '{subject} lädt erst, wenn Sie es wünschen. Dabei erfährt {recipient} Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.',
  thirdCountry: 'Drittland: {country}.',
  link: '{subject} liegt bei {host} und ist hier nicht eingebunden.',
  more: 'Einzelheiten',
  open: 'Bei {host} ansehen',
  remove: 'Wieder entfernen',
})
