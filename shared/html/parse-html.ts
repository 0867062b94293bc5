import { Parser } from 'htmlparser2'

/** Places count in the text that was parsed, so that a change touches nothing but what it means (edit-html.ts). */
type Place = { start: number; end: number }
type HtmlAttribute = Place & { name: string; value: string }
/** What is read, with entities as what they stand for. */
export type HtmlText = Place & { kind: 'text'; text: string }
type HtmlComment = Place & { kind: 'comment' }
export type HtmlElement = Place & {
  kind: 'element'
  name: string
  attributes: HtmlAttribute[]
  /** What is between its tags; a place without length where it has none. */
  inner: Place
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | HtmlText | HtmlComment

/** Stored texts are never so deep (richTextLimits). Parsing takes time that grows with the square of what is open. */
const deepest = 200

/** The one way to read HTML (decision 20): each character once, as sanitising and browsers read it. */
export function parseHtml(html: string): HtmlElement {
  const root = newElement('', [], { start: 0, end: 0 })
  const open = [root]
  let attributes: HtmlAttribute[] = []
  /** The name of a tag that is not complete yet. At the end of a text it may stay so; then it was none. */
  let begun = ''
  /** Where the last tag ended: to the parser a closing one ends with its name, whatever blanks follow. */
  let tagEnd = 0
  const startIndex = () => Math.min(Math.max(parser.startIndex, tagEnd), html.length)
  const endIndex = () => Math.min(parser.endIndex + 1, html.length)

  function addText(text: string, { start, end }: Place) {
    const { children } = open.at(-1)!
    const last = children.at(-1)
    if (last?.kind !== 'text') children.push({ kind: 'text', text, start, end })
    else {
      // An entity comes on its own.
      last.text += text
      last.end = end
    }
  }

  const parser = new Parser({
    onopentagname(name) {
      attributes = []
      begun = name
    },
    onattribute(name, value) {
      attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex })
    },
    onopentag(name) {
      begun = ''
      const element = newElement(name, attributes, { start: startIndex(), end: endIndex() })
      tagEnd = element.end
      open.at(-1)!.children.push(element)
      open.push(element)
      if (open.length <= deepest) return
      parser.pause()
      addText(html.slice(tagEnd), { start: tagEnd, end: html.length })
    },
    onclosetag(name, isImplied) {
      if (name === begun) {
        begun = ''
        return
      }
      const element = open.pop()!
      element.inner.end = startIndex()
      if (!isImplied) tagEnd = html.indexOf('>', parser.endIndex) + 1 || html.length
      element.end = isImplied ? element.inner.end : tagEnd
    },
    ontext(text) {
      addText(text, { start: startIndex(), end: endIndex() })
    },
    oncomment() {
      open.at(-1)!.children.push({ kind: 'comment', start: startIndex(), end: endIndex() })
    },
  })
  parser.end(html)
  for (const element of open) element.inner.end = element.end = html.length
  return root
}

function newElement(name: string, attributes: HtmlAttribute[], { start, end }: Place): HtmlElement {
  return { kind: 'element', name, attributes, start, end, inner: { start: end, end }, children: [] }
}

/** Every element inside, in the order of their beginnings. */
export function elementsIn(element: HtmlElement, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of element.children) {
    if (child.kind !== 'element') continue
    found.push(child)
    elementsIn(child, found)
  }
  return found
}

export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}
