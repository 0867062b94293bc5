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

test('a long word of a title is drawn smaller, not parted', () => {
  const drawn = (title: string) => drawShareCard({ kicker: 'Recht', title, motif: 'privacy' }, look)
  const lines = (svg: string) => svg.match(/<g transform="translate\(72 /g)?.length
  // As many lines as with a short word.
  expect(lines(drawn('Datenschutzerklärung'))).toBe(lines(drawn('Recht')))
})
