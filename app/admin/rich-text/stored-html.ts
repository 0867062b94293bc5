import { DOMSerializer, type Node } from '@tiptap/pm/model'

/** A block of the editor as the site stores it, and whether it shows anything. */
type StoredBlock = { html: string; isEmpty: boolean }

/**
 * Writes a text as the site stores it. A block that nobody touches stays the same object in the editor, so each is written
 * once, and a letter costs as much in a long text as in a short one.
 */
export function createStoredHtml(store: (block: Node) => StoredBlock = storeBlock) {
  const known = new WeakMap<Node, StoredBlock>()
  function stored(block: Node): StoredBlock {
    const before = known.get(block)
    if (before) return before
    const written = store(block)
    known.set(block, written)
    return written
  }
  return (doc: Node): string => {
    const blocks = doc.children.map(stored)
    return blocks.every(({ isEmpty }) => isEmpty) ? '' : blocks.map(({ html }) => html).join('')
  }
}

/** Of its own, so that nothing that is written there loads, or counts for the page. */
let paper: Document | undefined

/** In the form that the site stores: no empty wrappers, a real head for tables. Needs a browser. */
function storeBlock(block: Node): StoredBlock {
  paper ??= document.implementation.createHTMLDocument()
  const body = paper.createElement('div')
  body.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: paper }))
  if (!isPlain(block, body)) clean(body)
  return { html: body.innerHTML, isEmpty: showsNothing(body) }
}

/** Most blocks: nothing in them could need cleaning, and of a long paste there are thousands. */
function isPlain({ type }: Node, body: Element): boolean {
  return ['paragraph', 'heading'].includes(type.name) && !body.querySelector('a')
}

function clean(body: Element) {
  for (const element of body.querySelectorAll('colgroup, [data-foreign]')) element.remove()
  for (const element of body.querySelectorAll('[class],[target],[rel],[style]'))
    for (const name of ['class', 'target', 'rel', 'style']) element.removeAttribute(name)
  for (const caption of body.querySelectorAll('figcaption')) if (caption.textContent.trim() === '') caption.remove()
  for (const holder of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(holder)
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  for (const table of body.querySelectorAll('table')) addHead(table)
}

/** Every cell and list entry of the editor holds a paragraph; one on its own says nothing. */
function unwrapOnlyParagraph(holder: Element) {
  const [first, second] = holder.children
  if (first?.tagName !== 'P') return
  const goesOn = second === undefined || ['UL', 'OL'].includes(second.tagName)
  if (goesOn) first.replaceWith(...first.childNodes)
}

/** A first line of heads is the head of the table; a head elsewhere is that of its line. */
function addHead(table: HTMLTableElement) {
  const [first] = table.rows
  const cells = [...(first?.cells ?? [])]
  if (first && !table.tHead && cells.every(isHead)) {
    for (const cell of cells) cell.setAttribute('scope', 'col')
    table.createTHead().append(first)
  }
  for (const body of table.tBodies)
    for (const row of body.rows) for (const cell of row.cells) if (isHead(cell)) cell.setAttribute('scope', 'row')
}

const isHead = ({ tagName }: Element) => tagName === 'TH'

function showsNothing(body: Element): boolean {
  return body.textContent.trim() === '' && !body.querySelector('img, hr, table, figure[data-embed], figure[data-video]')
}
