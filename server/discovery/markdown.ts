import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'
import { blocksOf } from './markdown-blocks.ts'

/**
 * A finished page as Markdown: what its main part says, under a head that names it. It is made of the HTML that visitors
 * get, so it can say nothing else. Undefined for HTML that has no main part.
 */
export function pageToMarkdown(html: string, url: string): string | undefined {
  const elements = elementsIn(parseHtml(html))
  const main = elements.find(({ name }) => name === 'main')
  if (!main) return undefined
  const title = elements.find(({ name }) => name === 'title')
  const described = elements.find((entry) => entry.name === 'meta' && attributeOf(entry, 'name') === 'description')
  const head = [
    ['title', title ? textIn(title) : ''],
    ['description', (described && attributeOf(described, 'content')) ?? ''],
    ['url', url],
    ['lang', 'de'],
  ].filter(([, value]) => value !== '')
  const lines = head.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(main, url)}\n`
}

function markdownOf(element: HtmlElement, url: string): string {
  return blocksOf(element.children, url).join('\n\n')
}
