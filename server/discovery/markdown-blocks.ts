import { attributeOf, elementsIn, type HtmlElement, type HtmlNode } from '#shared/html/parse-html.ts'
import { inlineOf, isSkipped, linkTo, rawText } from './markdown-inline.ts'

const blockNames =
  /^(address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|picture|pre|section|summary|table|ul)$/

/** The blocks of some nodes, each as its own piece of Markdown; text between them is a paragraph. */
export function blocksOf(nodes: readonly HtmlNode[], url: string): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const text = inlineOf(run, url)
    if (text) blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (node.kind === 'element' && isSkipped(node)) continue
    if (node.kind === 'element' && isBlock(node)) {
      endRun()
      blocks.push(...blockOf(node, url).filter(Boolean))
    } else run.push(node)
  }
  endRun()
  return blocks
}

/** A link around a whole card, or a span around blocks, holds blocks all the same. */
function isBlock(element: HtmlElement): boolean {
  return blockNames.test(element.name) || elementsIn(element).some(({ name }) => blockNames.test(name))
}

function blockOf(element: HtmlElement, url: string): string[] {
  const { name, children } = element
  if (/^h[1-6]$/.test(name)) {
    const text = inlineOf(children, url).replaceAll(/\\?\n/g, ' ')
    return text ? [`${'#'.repeat(Number(name[1]))} ${text}`] : []
  }
  if (name === 'ul' || name === 'ol') return [list(element, url)]
  if (name === 'dl') return [definitions(element, url)]
  if (name === 'table') return [table(element, url)]
  if (name === 'pre') return [`\`\`\`\n${rawText(element).replace(/\n$/, '')}\n\`\`\``]
  if (name === 'hr') return ['---']
  if (name === 'blockquote') return [prefixed(blocksOf(children, url).join('\n\n'), '> ')]
  if (name === 'summary' && !elementsIn(element).some((entry) => /^h[1-6]$/.test(entry.name))) {
    const text = inlineOf(children, url)
    return text ? [`**${text}**`] : []
  }
  const blocks = blocksOf(children, url)
  return name === 'a' ? withLink(blocks, attributeOf(element, 'href'), url) : blocks
}

/** Of a card that is one link, what comes first carries it. */
function withLink([first, ...rest]: string[], href: string | undefined, url: string): string[] {
  if (first === undefined) return []
  const [, mark = '', text = ''] = /^(#{1,6} )?([^]*)$/.exec(first) ?? []
  return [mark + linkTo(text, href, url), ...rest]
}

function list({ name, children }: HtmlElement, url: string): string {
  const items = children.filter((child) => child.kind === 'element').filter((child) => !isSkipped(child))
  const written = items.map((item) => blocksOf(item.children, url)).filter((blocks) => blocks.length > 0)
  return written
    .map((blocks, index) => {
      const mark = name === 'ol' ? `${index + 1}. ` : '- '
      const text = blocks.join('\n\n')
      return mark + text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** "- Ort: Erfurt" */
function definitions(element: HtmlElement, url: string): string {
  const lines: string[] = []
  for (const entry of elementsIn(element)) {
    if (entry.name === 'dt') lines.push(`- ${inlineOf(entry.children, url)}:`)
    if (entry.name === 'dd') lines[lines.length - 1] += ` ${inlineOf(entry.children, url)}`
  }
  return lines.join('\n')
}

function table(element: HtmlElement, url: string): string {
  const rows = elementsIn(element)
    .filter(({ name }) => name === 'tr')
    .map((row) =>
      row.children
        .filter((cell) => cell.kind === 'element')
        .map((cell) =>
          inlineOf(cell.children, url)
            .replaceAll(/\\?\n/g, ' ')
            .replaceAll('|', String.raw`\|`),
        ),
    )
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (width === 0) return ''
  const lines = rows.map((cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`)
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n')
}
