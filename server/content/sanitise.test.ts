import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { pages } from '#shared/content/pages.ts'
import { blogPosts } from '#shared/content/blog-posts.ts'

// Test files share their modules (vitest.config.ts): this one watches the parser in copies that are its own.
vi.resetModules()
vi.doMock(import('sanitize-html'), async (original) => {
  const real = (await original()).default
  return { default: Object.assign(vi.fn<typeof real>(real), real) }
})
const parser = vi.mocked((await import('sanitize-html')).default)
const { fromArchive } = await import('#server/exchange/archived-item.ts')
const { sanitiseValues } = await import('./sanitise.ts')
afterAll(() => {
  vi.doUnmock('sanitize-html')
  vi.resetModules()
})
beforeEach(() => void parser.mockClear())

test('what is too deep, too full of tags or too long is refused before anything parses it', () => {
  for (const content of ['<b>'.repeat(160_000), '<p></p>'.repeat(10_001), 'x'.repeat(500_001)])
    expect(() => sanitiseValues(blogPosts.fields, { title: 'A', content })).toThrow(
      expect.objectContaining({
        code: 'invalid-fields',
        status: 422,
        details: { fields: [{ path: 'content', message: expect.stringMatching(/^Inhalt: /) }] },
      }),
    )
  expect(parser).not.toHaveBeenCalled()
})

test('all refused fields are named, also inside of lists, and nothing is parsed', () => {
  const deep = '<i>'.repeat(60)
  const blocks = ['<p>gut</p>', deep, deep].map((body, index) => ({ kind: 'text', id: `text-${index}`, body }))
  expect(() => sanitiseValues(pages.fields, { blocks })).toThrow(
    expect.objectContaining({
      details: {
        fields: [
          expect.objectContaining({ path: 'blocks.1.body' }),
          expect.objectContaining({ path: 'blocks.2.body' }),
        ],
      },
    }),
  )
  expect(parser).not.toHaveBeenCalled()
})

test('what is accepted is cleaned, and loses no level of its nesting', () => {
  const nested = `${'<ul><li>'.repeat(20)}Tief${'</li></ul>'.repeat(20)}`
  expect(sanitiseValues(blogPosts.fields, { content: `${nested}<script>x()</script>` })).toEqual({ content: nested })
  expect(parser).toHaveBeenCalledOnce()
})

test('where pictures stand, galleries and buttons are kept, and nothing else that they might say', () => {
  const clean = (content: string) => sanitiseValues(blogPosts.fields, { content }).content
  const picture = '<figure data-align="left"><img src="/bild/a.webp" alt="A" /></figure>'
  const gallery = `<figure data-gallery><figure><img src="/bild/a.webp" alt="A" /></figure></figure>`
  const button = '<p><a href="/kontakt" data-button>Schreiben</a></p>'
  const table = '<table><tbody><tr><th scope="row">Ort</th><td>Kiel</td></tr></tbody></table>'
  const wide = picture.replace('left', 'wide')
  const chart = table.replace('<table>', '<table data-chart>')
  for (const html of [picture, wide, gallery, button, table, chart]) expect(clean(html)).toBe(html)
  expect(clean(chart.replace('data-chart', 'data-chart="x" border="1" class="y"'))).toBe(chart)
  expect(clean(picture.replace('left', 'fixed'))).toBe(picture.replace(' data-align="left"', ''))
  expect(clean(gallery.replace('data-gallery', 'data-gallery="x" data-align="left" class="y"'))).toBe(gallery)
  expect(clean(button.replace('data-button', 'data-button="x" class="y"'))).toBe(button)
})

test('an archive with such a text is refused as a whole, with the item and field it is in', () => {
  const at = '2026-03-01T10:00:00.000Z'
  const item = { id: 'a', published: null, draft: { title: 'A', content: '<b>'.repeat(160_000) } }
  const archived = JSON.stringify([{ ...item, order: '1', createdAt: at, updatedAt: at }])
  const message = expect.stringMatching(/a.*Inhalt: Zu tief verschachtelt/s)
  expect(() => fromArchive(blogPosts, archived)).toThrow(expect.objectContaining({ code: 'bad-archive', message }))
  expect(parser).not.toHaveBeenCalled()
})

test('nothing but a file of the library is taken for a video, its picture or its captions', () => {
  const clean = (content: string) => sanitiseValues(blogPosts.fields, { content }).content
  const video = 'data-video="/media/abcdefghijklmn"'
  expect(clean(`<figure ${video} data-poster="https://elsewhere.example/p.jpg" onclick="x()"></figure>`)).toBe(
    `<figure ${video}></figure>`,
  )
  expect(clean('<figure data-video="https://elsewhere.example/v.mp4"></figure>')).toBe('<figure></figure>')
  expect(clean('<video src="/media/abcdefghijklmn" autoplay></video><p>Ja.</p>')).toBe('<p>Ja.</p>')
})
