import { applyEdits, replace, type Edit } from '#shared/html/edit-html.ts'
import { parseHtml, type HtmlNode } from '#shared/html/parse-html.ts'

/**
 * What Word, Google Docs and LibreOffice put on the clipboard, reduced to what it means. The editor's schema drops
 * unknown tags by itself; this is for what it would misread. Needs a browser; tried with the fixtures in tests/e2e/paste.
 * Pictures of other sites are counted, and named instead of shown (foreign-picture.ts).
 */
export function cleanPastedHtml(html: string, origin: string): { html: string; foreignPictures: number } {
  const { body } = new DOMParser().parseFromString(underOtherNames(html), 'text/html')
  for (const element of body.querySelectorAll(
    'script,style,meta,link,title,object,iframe,form,svg,o\\:p,.Apple-interchange-newline',
  ))
    element.remove()
  unwrapDocsFrame(body)
  spellOutNotes(body)
  markByStyle(body)
  buildWordLists(body)
  for (const marker of body.querySelectorAll(`[${kept}*="mso-list"]`))
    if (/ignore/i.test(styleOf(marker))) marker.remove()
  fitHeadings(body)
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  // What is moved within a text, or from one to another, stays what it is.
  const foreignPictures = body.querySelector('[data-pm-slice]') ? 0 : removePictures(body, origin)
  for (const link of body.querySelectorAll('a'))
    if (!isAddress(link.getAttribute('href'))) link.replaceWith(...link.childNodes)
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4'))
    if (paragraph.textContent.replaceAll('\u00a0', ' ').trim() === '' && !paragraph.querySelector('img'))
      paragraph.remove()
  for (const element of body.querySelectorAll('*'))
    for (const name of element.hasAttributes() ? dropped : []) element.removeAttribute(name)
  return { html: body.innerHTML, foreignPictures }
}

/** The content policy reports styles and handlers even in a document that nobody sees, so they get other names. */
const kept = 'data-style'
const ignored = 'data-handler'
const dropped = [kept, ignored, 'class', 'lang', 'id', 'dir', 'align']

export function underOtherNames(html: string): string {
  const edits: Edit[] = []
  function visit(node: HtmlNode) {
    if (node.kind === 'text') return
    if (node.kind === 'comment' || node.name === 'style') edits.push(replace(node, ''))
    else {
      for (const { name, start } of node.attributes)
        if (name === 'style' || name.startsWith('on'))
          edits.push(replace({ start, end: start + name.length }, name === 'style' ? kept : ignored))
      node.children.forEach(visit)
    }
  }
  parseHtml(html).children.forEach(visit)
  return applyEdits(html, edits)
}

function styleOf(element: Element): string {
  return element.getAttribute(kept) ?? ''
}

/** Bold and italics that are written as styles only, as in Google Docs. */
function markByStyle(body: HTMLElement) {
  for (const span of body.querySelectorAll('span')) {
    if (span.closest('h1, h2, h3, h4, h5, h6')) continue
    if (/font-weight:\s*(bold|[6-9]00)/i.test(styleOf(span))) wrapContent(span, 'strong')
    if (/font-style:\s*italic/i.test(styleOf(span))) wrapContent(span, 'em')
  }
}

function wrapContent(element: Element, tag: string) {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Google Docs wraps everything in a <b> that is not bold. */
function unwrapDocsFrame(body: HTMLElement) {
  for (const bold of body.querySelectorAll<HTMLElement>('b[id^="docs-internal-guid"], b'))
    if (/font-weight:\s*normal/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes)
}

/** Word writes lists as paragraphs with a bullet in front. */
function buildWordLists(body: HTMLElement) {
  let list = null as Element | null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isEntry = /mso-list:\s*l\d/i.test(styleOf(paragraph)) || /MsoListParagraph/.test(paragraph.className)
    if (!isEntry) {
      list = null
      continue
    }
    const marker = paragraph.querySelector(`[${kept}*="mso-list"]`)?.textContent ?? paragraph.textContent.slice(0, 3)
    const kind = /^\s*(\d+|[a-z])[.)]/i.test(marker) ? 'ol' : 'ul'
    for (const element of paragraph.querySelectorAll(`[${kept}*="mso-list"]`)) element.remove()
    const entry = body.ownerDocument.createElement('li')
    entry.innerHTML = paragraph.innerHTML.replace(/^(\s|&nbsp;|·|•|o(?=&nbsp;))+/, '')
    if (list?.tagName.toLowerCase() !== kind || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(kind)
      paragraph.before(list)
    }
    list.append(entry)
    paragraph.remove()
  }
}

/** The page's own title is level 1: a document that has one moves down as a whole, so that its levels stay apart. */
function fitHeadings(body: HTMLElement) {
  const down = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(heading, `h${Math.min(4, Number(heading.tagName[1]) + down)}`)
}

const noteLinks = ['#sdfootnote', '#sdendnote', '#_ftn', '#_edn'].map((start) => `a[href^="${start}"]`).join()

/** Footnotes lead to places whose names are lost here; their numbers stay readable, in the text and before the note. */
function spellOutNotes(body: HTMLElement) {
  for (const link of body.querySelectorAll(noteLinks)) {
    const number = `[${link.textContent.replaceAll(/[[\]\s]/g, '')}]`
    link.replaceWith(link.matches('.sdfootnotesym, .sdendnotesym') ? `${number} ` : number)
  }
}

function rename(element: Element, tag: string) {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** Pictures of other programs point into their own files, those of other sites elsewhere; neither is shown from there. */
function removePictures(body: HTMLElement, origin: string): number {
  let foreign = 0
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    if (src.startsWith(`${origin}/`)) image.setAttribute('src', src.slice(origin.length))
    else if (!/^\/(?!\/)/.test(src)) {
      if (/^(https?:)?\/\//.test(src)) {
        foreign++
        const address = body.ownerDocument.createElement('img')
        address.dataset.foreign = src.replace(/^\/\//, 'https://')
        address.alt = image.alt
        image.replaceWith(address)
      } else image.remove()
    }
  }
  return foreign
}

function isAddress(href: string | null): boolean {
  return href !== null && /^(https?:|mailto:|tel:|\/(?!\/)|#[\w-]+$)/i.test(href)
}
