/** A piece of a line: plain, emphasised, as a key or code, or a link. */
export type ManualSpan =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; target: string }
export type ManualBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; spans: ManualSpan[] }
  | { kind: 'list'; ordered: boolean; items: ManualSpan[][] }
  | { kind: 'picture'; name: string; alt: string }
type ParsedPage = { title: string; blocks: ManualBlock[] }

/**
 * The part of Markdown that the manual is written in. Everything else stays text: what comes out are pieces to draw, never
 * HTML, so that no page of the manual can bring markup of its own.
 */
export function parseMarkdown(source: string): ParsedPage {
  const parts = source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  const title = parts[0]?.startsWith('# ') ? parts[0].slice(2) : ''
  return { title, blocks: (title ? parts.slice(1) : parts).map(blockOf) }
}

function blockOf(part: string): ManualBlock {
  const heading = /^(#{2,3}) (.+)$/.exec(part)
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2]! }
  const picture = /^!\[([^\]]*)\]\(bilder\/([\w-]+\.webp)\)$/.exec(part)
  if (picture) return { kind: 'picture', alt: picture[1]!, name: picture[2]! }
  const lines = part.split('\n')
  const marker = [/^- /, /^\d+\. /].find((candidate) => lines.every((line) => candidate.test(line)))
  if (marker)
    return {
      kind: 'list',
      ordered: !part.startsWith('- '),
      items: lines.map((line) => spansOf(line.replace(marker, ''))),
    }
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) }
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g

function spansOf(line: string): ManualSpan[] {
  const spans: ManualSpan[] = []
  let end = 0
  for (const { index, 0: whole, 1: strong, 2: code, 3: label, 4: target } of line.matchAll(marks)) {
    if (index > end) spans.push({ kind: 'text', text: line.slice(end, index) })
    if (strong) spans.push({ kind: 'strong', text: strong })
    else if (code) spans.push({ kind: 'code', text: code })
    else spans.push({ kind: 'link', text: label!, target: target! })
    end = index + whole.length
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) })
  return spans
}

/** What a block says, without marks. */
export function blockText(block: ManualBlock): string {
  const plain = (spans: ManualSpan[]) => spans.map(({ text }) => text).join('')
  if (block.kind === 'heading') return block.text
  if (block.kind === 'picture') return block.alt
  return block.kind === 'list' ? block.items.map(plain).join(' ') : plain(block.spans)
}
