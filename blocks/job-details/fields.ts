import type { BlockKind } from '#shared/content/field-types.ts'
import { multiline, text } from '#shared/content/fields.ts'

export const jobDetailsKind = {
  label: 'Stelle im Einzelnen',
  help: 'Aufgaben, Profil und Angebot neben den Eckdaten',
  picture: 'list',
  pages: ['job'],
  fields: {
    tasksTitle: text('Überschrift der Aufgaben', { help: 'Leer = ohne diesen Teil' }),
    profileTitle: text('Überschrift des Profils', { help: 'Leer = ohne diesen Teil' }),
    offerTitle: text('Überschrift des Angebots', { help: 'Leer = ohne diesen Teil' }),
    applyTitle: text('Überschrift der Bewerbung', { help: 'Leer = ohne diesen Teil' }),
    applyText: multiline('Text zur Bewerbung', { max: 1000 }),
  },
} satisfies BlockKind
