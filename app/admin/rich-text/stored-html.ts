/** The editor's HTML in the form that the site stores: no empty wrappers, a real head for tables. Needs a browser. */
export function toStoredHtml(html: string): string {
  // The content policy reports style attributes even in a document that nobody sees.
  const { body } = new DOMParser().parseFromString(html.replaceAll(/ style="[^"]*"/g, ''), 'text/html')
  for (const element of body.querySelectorAll('colgroup')) element.remove()
  for (const element of body.querySelectorAll('[class],[target],[rel]'))
    for (const name of ['class', 'target', 'rel']) element.removeAttribute(name)
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')
    if (caption && caption.textContent.trim() === '') caption.remove()
  }
  for (const holder of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(holder)
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  for (const table of body.querySelectorAll('table')) addHead(table)
  return isEmpty(body) ? '' : body.innerHTML
}

/** Every cell and list entry of the editor holds a paragraph; one on its own says nothing. */
function unwrapOnlyParagraph(holder: Element) {
  const [first, second] = holder.children
  if (first?.tagName !== 'P') return
  const goesOn = second === undefined || ['UL', 'OL'].includes(second.tagName)
  if (goesOn) first.replaceWith(...first.childNodes)
}

function addHead(table: HTMLTableElement) {
  const [first] = table.rows
  const cells = [...(first?.cells ?? [])]
  if (!first || table.tHead || !cells.every(({ tagName }) => tagName === 'TH')) return
  for (const cell of cells) cell.setAttribute('scope', 'col')
  const head = table.createTHead()
  head.append(first)
}

function isEmpty(body: HTMLElement): boolean {
  return body.textContent.trim() === '' && !body.querySelector('img, hr, table, figure[data-embed]')
}
