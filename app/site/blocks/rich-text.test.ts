import { expect, test } from 'vitest'
import { hasTextBlocks } from './rich-text.tsx'

test.each([
  '<figure data-gallery><figure><img src="/a.png" alt="a" /></figure></figure>',
  '<figure data-align="left"><img src="/a.png" alt="a"></figure>',
  '<p><a data-button href="/kontakt">Kontakt</a></p>',
  '<p><a href="/kontakt" data-button="">Kontakt</a></p>',
  '<figure data-video=""><video src="/v.mp4"></video></figure>',
  '<table data-chart=""><tbody><tr><td>Passwort</td><td>38 Minuten</td></tr></tbody></table>',
  '<table><tbody><tr><td>Strom</td><td data-figure>660 €</td></tr></tbody></table>',
])('a text needs the styles of what stands in it: %s', (html) => {
  expect(hasTextBlocks(html)).toBe(true)
})

test('words, links, plain pictures and embedded videos need none', () => {
  const html = '<p>Ein <a href="/">Link</a> und data-gallery</p><figure><img src="/a.png" alt="a"></figure>'
  expect(hasTextBlocks(`${html}<figure class="embed" data-embed="https://video.example" data-kind="video">`)).toBe(
    false,
  )
})
