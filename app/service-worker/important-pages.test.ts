import { expect, test } from 'vitest'
import { picturesIn } from './important-pages.ts'

test('pictures of the library are found once, files of the build and of others are not', () => {
  const html = `<picture><source srcset="/media/a1/ff/w640.avif 640w"><img alt="" src="/media/a1/ff/w640.jpg"></picture>
    <img src="/media/a1/ff/w640.jpg"><img src="/assets/motifs-x.svg"><img src="https://elsewhere.example/media/a/b/c.jpg">`
  expect(picturesIn(html)).toEqual(['/media/a1/ff/w640.jpg'])
})
