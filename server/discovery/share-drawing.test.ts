import { expect, test } from 'vitest'
import { brand } from '#shared/content/brand.ts'
import { motifs } from '#shared/content/motifs.ts'
import { drawShareCard } from './share-drawing.ts'

const look = { ...brand.schema.parse(brand.defaults), name: 'Musterwerk IT', host: 'musterwerk-it.example' }

test.each(Object.keys(motifs) as (keyof typeof motifs)[])(
  'the motif %s is drawn in colours that every brand has',
  (motif) => {
    const drawing = drawShareCard({ kicker: 'Leistungen', title: 'Fäden, die wir selbst spinnen', motif }, look)
    expect(drawing).not.toContain('var(')
    expect(drawing).not.toContain('undefined')
  },
)

const linesOf = (svg: string) => svg.match(/<g transform="translate\(72 /g)?.length
const drawn = (title: string) => drawShareCard({ kicker: 'Recht', title, motif: 'privacy' }, look)

test('a long word of a title is drawn smaller, not broken', () => {
  // As many lines as with a short word.
  expect(linesOf(drawn('Datenschutzerklärung'))).toBe(linesOf(drawn('Recht')))
})

test('a word that fits at no size is broken at its own hyphens, and nothing of it is left out', () => {
  const title = 'Security-Awareness-Schulungen'
  expect(linesOf(drawn(title))).toBe(linesOf(drawn('Recht'))! + 2)
  const shapes = (svg: string) => svg.match(/<path transform/g)?.length
  expect(shapes(drawn(title))).toBe(shapes(drawn(title.replaceAll('-', '- '))))
})
