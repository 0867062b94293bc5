// Words of the fields in the editor's form.

import { germanNumber } from './german-number.ts'

export const formMessages = {
  optional: '(optional)',
  counted: (length: number, max: number) => `${germanNumber(length)} von ${germanNumber(max)}`,
  countedAloud: (length: number, max: number) => `${germanNumber(length)} von ${germanNumber(max)} Zeichen`,
  token: (token: string, label: string) => `${token} für „${label}“`,
  tokens: (said: string[]) =>
    `Hier steht ${said.join(', ')}: Auf der Seite erscheint die Angabe aus dem Unternehmensprofil.`,
  on: 'Ein',
  off: 'Aus',
  choose: 'Bitte wählen',
  noChoice: 'Keine Auswahl',
  asCloth: 'Als Gewebe zeigen',
  gone: (id: string) => `${id} (nicht mehr vorhanden)`,
  linkPlaceholder: 'Seite suchen oder https://…',
  linkTargets: 'Passende Seiten und Dateien',
  fileAreas: { image: 'Bild', document: 'Dokument', video: 'Video', captions: 'Untertitel' },
  leadsTo: (label: string) => `Führt zu: ${label}`,
  tagPlaceholder: 'Wort und Eingabetaste',
  chooseColour: (label: string) => `${label} wählen`,
  removeTag: (tag: string) => `${tag} entfernen`,
  list: {
    drag: 'Ziehen, um die Reihenfolge zu ändern',
    entry: (label: string, place: number) => `${label} ${place}`,
    anyEntry: 'Eintrag',
    up: (name: string) => `${name} nach oben`,
    down: (name: string) => `${name} nach unten`,
    duplicate: (name: string) => `${name} verdoppeln`,
    remove: (name: string) => `${name} entfernen`,
    add: (label: string) => `${label} hinzufügen`,
    addPictures: 'Mehrere Bilder wählen',
    moved: (name: string, place: number, count: number) => `${name} steht jetzt an Stelle ${place} von ${count}`,
    added: 'Eintrag hinzugefügt',
    duplicated: 'Eintrag verdoppelt',
    removed: (name: string) => `${name} entfernt`,
  },
  blocks: {
    add: 'Baustein hinzufügen',
    pick: 'Welchen Baustein?',
    hide: (name: string) => `${name} ausblenden`,
    hidden: 'Ausgeblendet',
    own: 'Gehört zu dieser Seite und lässt sich nur verschieben und ausblenden',
    removed: (name: string) => `„${name}“ ist entfernt.`,
    undo: 'Rückgängig',
  },
} as const
