import { expect, test } from 'vitest'
import { pages } from '#shared/content/pages.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import { editHtml } from '#shared/html/edit-html.ts'
import { embedWords } from '#shared/messages/embed.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { embedEditor } from './embeds.ts'

const video = {
  name: 'Videothek',
  provider: 'Videothek Inc.',
  recipient: 'Videothek Inc., Dublin',
  thirdCountry: 'USA',
  script: 'https://video.example/embed/',
  use: 'embed' as const,
}
const fillEmbeds = (html: string, services: Parameters<typeof embedEditor>[0]) =>
  editHtml(html, [embedEditor(services, wordsFrom(embedWords))])
const clean = (html: string) =>
  (
    sanitiseValues(pages.fields, { blocks: [{ kind: 'text', id: 'text', body: html }] }).blocks as { body: string }[]
  )[0]!.body

test('the sanitiser lets the address of an embed through as data, and nothing that could run', () => {
  const figure =
    '<figure data-embed="https://video.example/embed/1?a=1&amp;b=2" data-kind="video"><figcaption>Rundgang</figcaption></figure>'
  expect(clean(figure)).toBe(figure)
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '/pfad', 'https://a.example/" onload="x'])
    expect(clean(`<figure data-embed='${address}' onclick="x"><figcaption>R</figcaption></figure>`)).not.toMatch(
      /data-embed="(?!https:\/\/a\.example\/")|onload|onclick|javascript|iframe/,
    )
  expect(clean('<iframe src="https://video.example/embed/1"></iframe>')).toBe('')
})

test('a registered host gets a button and the facts, another one only a link', () => {
  const html = clean(
    '<figure data-embed="https://video.example/embed/1" data-kind="video"><figcaption>Rundgang</figcaption></figure>',
  )
  const known = fillEmbeds(html, [video])
  expect(known).toContain('data-embed-load>Video laden</button>')
  expect(known).toContain('Videothek Inc., Dublin')
  expect(known).toContain('Drittland: USA.')
  expect(known).toContain('<figcaption>Rundgang</figcaption>')
  expect(known).not.toContain('<iframe')
  const unknown = fillEmbeds(html, [
    { ...video, script: 'https://other.example/embed/' },
    { ...video, use: 'script' as const },
  ])
  expect(unknown).not.toContain('<button')
  expect(unknown).toContain(
    '<a href="https://video.example/embed/1" target="_blank" rel="noopener">Bei video.example ansehen</a>',
  )
})

test('names from the register cannot become markup', () => {
  const html = '<figure data-embed="https://video.example/1" data-kind="map"></figure>'
  expect(fillEmbeds(html, [{ ...video, recipient: '<img src=x>' }])).toContain('&lt;img src=x&gt;')
})
