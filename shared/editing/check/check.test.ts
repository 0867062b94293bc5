import { expect, test } from 'vitest'
import { blogPosts } from '#shared/content/blog-posts.ts'
import { blogPostFields } from '#shared/content/blog-post-fields.ts'
import { footer } from '#shared/content/footer.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import { checkItem } from './check-item.ts'
import { countText, easeOfPieces, readingEase, syllablesOf } from './reading-ease.ts'

const addresses = new Set(['/blog/da', ...sitePages.map(({ value }) => value)])
const good = {
  title: 'Ein Titel von guter Länge',
  teaser: 'Ein Anreißer, der lang genug ist, um als Beschreibung in der Suche etwas zu sagen.',
}
const messagesOf = (content: string, more = {}) =>
  checkItem(blogPostFields, { ...good, content, ...more }, { addresses }).map(
    ({ level, message }) => `${level}: ${message}`,
  )

test('a picture without a description is an error', () => {
  expect(messagesOf('<img src="/media/a/haus.webp" alt="Das Haus">')).toEqual([])
  for (const alt of ['', ' alt=""', ' alt="  "'])
    expect(messagesOf(`<p><img src="/media/a/haus.webp"${alt}></p>`)).toEqual([
      'error: Das Bild haus.webp hat keine Beschreibung für Menschen, die es nicht sehen',
    ])
})

test('a video without captions is named, and stops nobody', () => {
  const video = '<figure data-video="/media/abcdefghijklmn"'
  expect(messagesOf(`${video} data-captions="/media/nmlkjihgfedcba"></figure>`)).toEqual([])
  expect(messagesOf(`${video}></figure>`)).toEqual([expect.stringMatching(/^hint: Ein Video hat keine Untertitel/)])
})

test('headings begin at level two and never skip one', () => {
  expect(messagesOf('<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4>')).toEqual([])
  expect(messagesOf('<h3>B</h3>')).toEqual(['error: „B“ ist eine Überschrift der Ebene 3; hier gehört Ebene 2 hin'])
  expect(messagesOf('<h2>A</h2><h4>B</h4>')[0]).toContain('hier gehört Ebene 3 hin')
  expect(messagesOf('<h2> </h2>')).toEqual(['error: Eine Überschrift ist leer'])
})

test('links to pages that do not exist are found, wherever they stand', () => {
  const link = (href: string) => `<p><a href="${href}">Zum Beitrag darüber</a></p>`
  for (const href of [
    '/blog/da',
    '/blog/da#teil',
    '/blog?seite=2',
    '#contact',
    'https://a.example/x',
    'mailto:a@b.de',
    '/media/x',
    '/a.pdf',
    '/faq/',
  ])
    expect(messagesOf(link(href)), href).toEqual([])
  expect(messagesOf(link('/blog/weg'))).toEqual(['error: Der Link /blog/weg führt zu keiner veröffentlichten Seite'])
  expect(messagesOf('<a href="/faq"> </a>')).toEqual(['error: Der Link zu /faq hat keinen Text'])
  const links = { legalLinks: [{ label: 'Alt', href: '/alt' }] }
  expect(checkItem(footer.fields, links, { addresses })).toMatchObject([{ path: 'legalLinks.0.href', level: 'error' }])
})

test('placeholders are found in every field', () => {
  expect(messagesOf('<p>Lorem ipsum dolor</p>')).toEqual(['error: Hier steht noch ein Platzhalter: Lorem ipsum'])
  expect(messagesOf('<p>x</p>', { tags: ['[Platzhalter: Thema]'] })).toEqual([
    'error: Hier steht noch ein Platzhalter: [Platzhalter: Thema]',
  ])
  expect(messagesOf('<p>Die Methode und das Todo</p>')).toHaveLength(1)
})

test('search texts are measured where visitors of a search engine would read them', () => {
  expect(messagesOf('<p>x</p>', { seoTitle: 'Kurz' })).toEqual([
    'hint: Der Titel ist mit 4 Zeichen sehr kurz; gut sind 15 bis 60',
  ])
  expect(messagesOf('<p>x</p>', { seoTitle: 'L'.repeat(61), seoDescription: 'x'.repeat(161) })).toHaveLength(2)
})

test('syllables and reading ease follow German', () => {
  const counts = ['Haus', 'Auto', 'Häuser', 'Verantwortung', 'IT', 'Informationssicherheit', 'sie']
  expect(counts.map(syllablesOf)).toEqual([1, 2, 2, 4, 1, 8, 1])
  const easy = 'Das Haus ist rot. Der Hund ist groß. Wir gehen gern in den Wald. '.repeat(4)
  const hard =
    'Informationssicherheitsmanagementsysteme gewährleisten organisationsübergreifende Verfügbarkeitsanforderungen '.repeat(
      10,
    )
  expect(readingEase(easy)).toBeGreaterThan(85)
  expect(readingEase(hard)).toBe(0)
  expect(readingEase('Zu kurz, um etwas zu sagen.')).toBeUndefined()
  expect(messagesOf(`<p>${hard}</p>`)[0]).toContain('Lesbarkeit 0 von 100')
})

test('a text is as easy to read in pieces as it is as a whole', () => {
  const pieces = ['Eine Überschrift', 'Das Haus ist rot. Der Hund', '–', 'ist groß! Wir gehen', '3. Und nun?', 'Ende']
  const many = Array.from({ length: 10 }, () => pieces).flat()
  expect(easeOfPieces(many.map(countText))).toBe(readingEase(many.join(' ')))
})

test('the posts that come with the site have no errors', () => {
  const pages = new Set([...addresses, ...blogPosts.defaults.map(({ id }) => `/blog/${id}`)])
  for (const post of blogPosts.defaults) {
    const errors = checkItem(blogPostFields, post, { addresses: pages }).filter(
      ({ level, message }) => level === 'error' && !message.includes('/leistungen/'),
    )
    expect(errors, post.title).toEqual([])
  }
})
