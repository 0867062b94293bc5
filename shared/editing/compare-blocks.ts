import { attributeOf, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'
import { compareParts, type ComparedParts } from './compare-parts.ts'
import { comparePieces, type Piece } from './compare-words.ts'

/** How a piece of a text is set. */
type BlockKind = 'heading' | 'paragraph' | 'item' | 'row'
type Block = { kind: BlockKind; text: string }
/** A block as it was kept, taken out, put in, or changed word by word. */
export type ComparedBlock = { kind: BlockKind; change: 'same' | 'removed' | 'added' | 'changed'; pieces: Piece[] }

const headings = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const kinds: Record<string, BlockKind> = { li: 'item', tr: 'row' }
/** What stands in a line of its own. */
const ownLine = new Set('p h1 h2 h3 h4 h5 h6 li tr blockquote figcaption pre'.split(' '))

/** Two versions of a rich text paragraph by paragraph, and where one was changed, word by word. */
export function compareBlocks(before: string, after: string): ComparedBlock[] {
  const [old, next] = [blocksOf(before), blocksOf(after)]
  const compared: ComparedBlock[] = []
  let [removed, added]: [Block[], Block[]] = [[], []]
  function endChange() {
    compared.push(...paired(removed, added))
    ;[removed, added] = [[], []]
  }
  for (const { kind, parts } of changesBetween(old, next)) {
    if (kind === 'removed') removed.push(...parts)
    else if (kind === 'added') added.push(...parts)
    else {
      endChange()
      compared.push(...parts.map(kept))
    }
  }
  endChange()
  return compared
}

/** Where too many differ, everything is another. */
function changesBetween(old: Block[], next: Block[]): ComparedParts<Block>[] {
  const changes = compareParts(old, next, (a, b) => a.text === b.text && a.kind === b.kind)
  return (
    changes ?? [
      { kind: 'removed', parts: old },
      { kind: 'added', parts: next },
    ]
  )
}

/** Links say where they lead, since that is part of what a text says. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  function visit(element: HtmlElement) {
    const inner = element.children.filter((child) => child.kind === 'element')
    if (!ownLine.has(element.name) || inner.some(holdsLine)) {
      const loose = element.children
        .flatMap((child) => (child.kind === 'text' ? child.text : []))
        .join(' ')
        .trim()
      if (loose !== '') blocks.push({ kind: 'paragraph', text: loose })
      inner.forEach(visit)
      return
    }
    const kind = headings.has(element.name) ? 'heading' : (kinds[element.name] ?? 'paragraph')
    const text = kind === 'row' ? inner.map(textIn).join(' | ') : textIn(element)
    const targets = linksIn(element).filter((href) => !text.includes(href.replace(/^(mailto|tel):/, '')))
    if (text !== '') blocks.push({ kind, text: targets.length > 0 ? `${text} (${targets.join(', ')})` : text })
  }
  visit(parseHtml(html))
  return blocks
}

/** A list in an entry, or a paragraph in a cell of a table, is read as part of it. */
function holdsLine({ name, children }: HtmlElement): boolean {
  if (name === 'td' || name === 'th') return false
  return ownLine.has(name) || children.some((child) => child.kind === 'element' && holdsLine(child))
}

function linksIn(element: HtmlElement): string[] {
  const own = element.name === 'a' ? [attributeOf(element, 'href') ?? ''] : []
  return [...own, ...element.children.flatMap((child) => (child.kind === 'element' ? linksIn(child) : []))].filter(
    Boolean,
  )
}

/** Blocks that went and blocks that came in one place: changed where they have words in common, else first what went. */
function paired(removed: Block[], added: Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = []
  const rest = [...removed]
  let waiting: ComparedBlock[] = []
  for (const to of added) {
    const place = rest.findIndex((from) => from.kind === to.kind && isAlike(from.text, to.text))
    if (place < 0) {
      waiting.push({ kind: to.kind, change: 'added', pieces: [{ kind: 'added', text: to.text }] })
      continue
    }
    const passed = rest.splice(0, place + 1)
    const pieces = comparePieces(passed.pop()!.text, to.text)
    compared.push(...passed.map(gone), ...waiting, { kind: to.kind, change: 'changed', pieces })
    waiting = []
  }
  return [...compared, ...rest.map(gone), ...waiting]
}

function kept({ kind, text }: Block): ComparedBlock {
  return { kind, change: 'same', pieces: [{ kind: 'same', text }] }
}

function gone({ kind, text }: Block): ComparedBlock {
  return { kind, change: 'removed', pieces: [{ kind: 'removed', text }] }
}

/** Half of the words of the shorter one also stand in the other. */
function isAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().split(/\s+/)))
  const shared = [...first!].filter((word) => second!.has(word)).length
  return shared * 2 >= Math.min(first!.size, second!.size)
}
