import { leavesOf } from '#shared/editing/values.ts'
import { pageBlockKinds, type PageBlock, type PageBlockKind } from '#blocks/kinds.ts'
import type { BlockKind } from '#shared/content/field-types.ts'
import type { NewPassage } from './entry.ts'
import { readableText } from './readable-text.ts'

/** What a visitor reads of a block beside its heading and its entries. */
const readFields = new Set(['lead', 'body', 'text', 'quote', 'caption', 'privacy', 'emptyText', 'note'])

/** What each block of a page says in its own words, with a link to it. */
export function blockPassages(blocks: readonly PageBlock[], url: string): NewPassage[] {
  return blocks
    .filter(({ kind, hidden }) => !hidden && !introducesOnly(kind))
    .map((block) => ({
      heading: 'title' in block ? block.title : '',
      text: linesOf(block).join('\n'),
      url: `${url}#${block.id}`,
    }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

function introducesOnly(kind: PageBlockKind): boolean {
  const { introduces = false }: BlockKind = pageBlockKinds[kind]
  return introduces
}

function linesOf(block: PageBlock): string[] {
  const { fields } = pageBlockKinds[block.kind]
  const items = 'items' in block ? block.items : []
  return [
    ...leavesOf(fields, block)
      .filter(({ path }) => readFields.has(path) || path.startsWith('rows.'))
      .map(({ field, value }) => (field.input === 'html' ? readableText(String(value)) : String(value ?? ''))),
    ...items.map(lineOfItem),
  ].filter((line) => line.trim() !== '')
}

/** An entry with a title, or a line of a piece of work. */
function lineOfItem(item: object): string {
  if ('title' in item && 'text' in item) return `- ${String(item.title)}: ${String(item.text)}`
  if (!('label' in item && 'value' in item && 'text' in item)) return ''
  return `- ${[item.label, item.value, item.text].filter(Boolean).join(': ')}`
}
