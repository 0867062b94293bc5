import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Readability, isProbablyReaderable } from '@mozilla/readability'
import { sitemapAddresses } from '../crawl-site.ts'
import { expect, test } from './site.ts'

// What Firefox shows in its reader view, by the program that it uses itself; other reader modes look for the same.

const sourceOf = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@mozilla/readability/${name}.js`), 'utf8')
const program = sourceOf('Readability') + sourceOf('Readability-readerable')
type Program = { Readability: typeof Readability; isProbablyReaderable: typeof isProbablyReaderable }

test('reader modes find every post whole, with its title, author and date, and nothing around it', async ({
  page,
  site,
  mayReport,
}) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const posts = sitemapAddresses(sitemap).map((address) => new URL(address).pathname)
  for (const path of posts.filter((post) => post.startsWith('/blog/'))) {
    await page.goto(path)
    await page.evaluate(program)
    const { offered, found, text, title, author, date } = await page.evaluate(() => {
      const reader = window as unknown as Program
      const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim()
      // A headline may say where no line ends; what the site says of itself does not.
      const bare = (text: string | undefined) => text?.replaceAll('\u2060', '')
      const article = document.querySelector('main article')!
      const copy = document.cloneNode(true) as Document
      const read = new reader.Readability(copy).parse()
      const shown = document.createElement('div')
      shown.innerHTML = read?.content ?? ''
      return {
        offered: reader.isProbablyReaderable(document),
        found: { ...read, content: '', text: words(shown) },
        text: words(article.querySelector('.prose')),
        title: bare(words(article.querySelector('h1'))),
        author: words(article.querySelector('header strong')),
        date: article.querySelector('time')?.dateTime,
      }
    })
    expect(offered, path).toBe(true)
    expect(found, path).toMatchObject({ title, byline: author, lang: 'de', siteName: 'Musterwerk IT', text })
    expect(new Date(found.publishedTime!).toISOString(), path).toBe(date)
  }
  mayReport('style-src') // A copy of the document in the page itself is one of its styles, too; browsers make theirs elsewhere.
})
