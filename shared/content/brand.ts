import { accentProblem, baseProblem } from '#shared/brand/colour-problems.ts'
import { cornerChoices, edgeChoices, typeChoices } from '#shared/brand/variations.ts'
import { defaultColours } from '#shared/brand/palette.ts'
import { colour } from './colour-field.ts'
import { defineDocument, type Item } from './define.ts'
import { image, select, toggle } from './fields.ts'

/** How the site looks; its defaults are the identity of docs/design.md (J35). The logos themselves are general settings. */
export const brand = defineDocument({
  name: 'brand',
  area: 'website',
  label: 'Erscheinungsbild',
  fields: {
    accent: colour('Akzentfarbe', {
      initial: defaultColours.accent,
      problem: accentProblem,
      help: 'Links, Schaltflächen und der wichtigste Faden aller Bilder; die übrigen Farben werden daraus berechnet',
    }),
    base: colour('Grundfarbe', {
      initial: defaultColours.base,
      problem: baseProblem,
      help: 'Dunkle Flächen; Schrift und Papier bekommen einen Hauch davon',
    }),
    type: select('Schriften', typeChoices, { initial: 'workshop' }),
    corners: select('Ecken', cornerChoices, { initial: 'soft' }),
    edge: select('Webkante', edgeChoices, { initial: 'threads', help: 'Das Band unter Seitenköpfen und an Dialogen' }),
    mark: select(
      'Zeichen vor dem Namen',
      { woven: 'Gewebtes M', own: 'Eigenes Bild', none: 'Kein Zeichen' },
      { initial: 'woven' },
    ),
    markImage: image('Eigenes Zeichen', {
      help: 'Etwa quadratisch. Es wird auch zum Symbol im Browser-Tab und zum Vorschaubild geteilter Links, solange in den Allgemeinen Einstellungen nichts anderes gewählt ist',
    }),
    logoInLight: toggle('Logo auch im hellen Design', {
      on: false,
      help: 'Sonst steht dort der Name der Website als Text. Die Logos wählen Sie in den Allgemeinen Einstellungen',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
export type Brand = Item<typeof brand>
