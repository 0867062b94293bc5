/** An element of a drawing, as far as it says what drawing will cost. */
export type SvgElement = {
  /** Without its prefix, in small letters. */
  name: string
  /** All of its tag, with numbered characters as what they stand for. */
  tag: string
  /** Letters of text directly inside. */
  letters: number
  children: SvgElement[]
}
export type Svg = { root: SvgElement; elements: SvgElement[]; styles: string }

const maxDepth = 100
/** Text in here is never drawn. */
const silent = /^(style|title|desc|metadata)$/

/**
 * The elements of a drawing in one walk over its text; undefined when it is not well-formed enough to be sure. Not by the
 * parser for HTML, which would repair it (decision 20).
 */
export function readSvg(text: string): Svg | undefined {
  const root: SvgElement = { name: '', tag: '', letters: 0, children: [] }
  const elements: SvgElement[] = []
  const open = [root]
  let styles = ''
  let at = 0

  function read(content: string) {
    const { name } = open.at(-1)!
    if (name === 'style') styles += content
    else if (!silent.test(name)) open.at(-1)!.letters += content.trim().length
  }

  function readTag(tag: string): boolean {
    const name = /^[^\s/]*/.exec(tag)![0].split(':').at(-1)!.toLowerCase()
    const element = { name, tag: ` ${decoded(tag)}`, letters: 0, children: [] }
    elements.push(element)
    open.at(-1)!.children.push(element)
    if (!tag.endsWith('/')) open.push(element)
    return open.length <= maxDepth
  }

  while (at < text.length) {
    const start = text.indexOf('<', at)
    read(text.slice(at, start === -1 ? text.length : start))
    if (start === -1) break
    const [opening, closing] = brackets.find(([begin]) => text.startsWith(begin, start)) ?? ['<']
    const end = closing === undefined ? endOfTag(text, start + 1) : text.indexOf(closing, start + opening.length)
    if (end === -1) return undefined
    const inside = text.slice(start + opening.length, end)
    if (opening === '<![CDATA[') read(inside)
    else if (opening === '</') open.pop()
    else if (opening === '<' && !readTag(inside)) return undefined
    if (open.length === 0) return undefined
    at = end + (closing ?? '>').length
  }
  return open.length === 1 ? { root, elements, styles } : undefined
}

const brackets = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
  ['</', '>'],
] as const

/** A bracket inside of quotes ends nothing. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
    else if (letter === '<') return -1
  }
  return -1
}

function decoded(tag: string): string {
  return tag.replaceAll(/&#(x?)([\da-f]{1,6});/gi, (_all, hex, digits) => {
    const code = Number.parseInt(digits, hex ? 16 : 10)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
