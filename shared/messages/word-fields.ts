import { germanNumber } from './german-number.ts'

/** What the fields of the site's words say in the editor. */
export const wordFieldMessages = {
  missing: 'Bitte einen Text angeben',
  tooLong: (most: number) => `Höchstens ${germanNumber(most)} Zeichen`,
  fixed: 'Vom Pflichtenheft vorgegeben',
  parameters: (names: string) => `Die Website setzt ein: ${names}`,
  unknownParameter: (name: string) => `Den Platzhalter ${name} gibt es in diesem Text nicht`,
  missingParameter: (name: string) => `Bitte lassen Sie den Platzhalter ${name} im Text stehen`,
} as const
