import { attributeOf, elementsIn, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'
import { checkMessages as messages } from '#shared/messages/check.ts'
import type { Problem } from './problem.ts'

type Found = Pick<Problem, 'level' | 'message'>

/** What is wrong inside one rich text; `isDead` says whether an address leads nowhere. */
export function checkRichText(root: HtmlElement, isDead: (href: string) => boolean): Found[] {
  const elements = elementsIn(root)
  const named = (name: RegExp) => elements.filter((element) => name.test(element.name))
  return [
    ...named(/^img$/).flatMap(checkImage),
    ...named(/^figure$/).flatMap(checkVideo),
    ...named(/^a$/).flatMap((link) => checkLink(link, isDead)),
    ...checkHeadings(named(/^h[2-6]$/)),
  ]
}

function checkImage(image: HtmlElement): Found[] {
  if (attributeOf(image, 'alt')?.trim()) return []
  return [{ level: 'error', message: messages.noAltText(fileName(attributeOf(image, 'src') ?? '')) }]
}

/** What is spoken is for everybody (BFSG, WCAG 1.2.2); a video without a word needs none, which only its author knows. */
function checkVideo(figure: HtmlElement): Found[] {
  const isFine = !attributeOf(figure, 'data-video') || attributeOf(figure, 'data-captions')
  return isFine ? [] : [{ level: 'hint', message: messages.noCaptions }]
}

function checkLink(link: HtmlElement, isDead: (href: string) => boolean): Found[] {
  const href = attributeOf(link, 'href') ?? ''
  const text = textIn(link)
  const found: Found[] = []
  if (isDead(href)) found.push({ level: 'error', message: messages.deadLink(href) })
  if (text === '' && !elementsIn(link).some(({ name }) => name === 'img'))
    found.push({ level: 'error', message: messages.emptyLink(href) })
  if (/^(hier|mehr|klicken sie hier|link|weiter)$/i.test(text))
    found.push({ level: 'hint', message: messages.vagueLink(text) })
  return found
}

/** The page's own heading is level 1, so a text begins with level 2 and never skips one. */
function checkHeadings(headings: HtmlElement[]): Found[] {
  let level = 1
  return headings.flatMap((heading) => {
    const found: Found[] = []
    const text = textIn(heading)
    const next = Number(heading.name.slice(1))
    if (text === '') found.push({ level: 'error', message: messages.emptyHeading })
    else if (next > level + 1) found.push({ level: 'error', message: messages.skippedHeading(text, next, level + 1) })
    level = next
    return found
  })
}

function fileName(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').at(-1) || address
}
