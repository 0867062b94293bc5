import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureShapes } from './focal-field.tsx'

const styles = globSync('{app/site,blocks}/**/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every shape of the strip is one that the site shows pictures in', () => {
  const { social, ...ofPages } = pictureShapes
  expect(social).toEqual([1200, 630])
  for (const [name, [width, height]] of Object.entries(ofPages)) {
    const ratio = width === height ? '1' : `${width} / ${height}`
    expect(styles, name).toMatch(new RegExp(`aspect-ratio: (?:auto )?${ratio};`))
  }
})
