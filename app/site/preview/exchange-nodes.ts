/**
 * Brings what is shown from one answer of the server to the next. Compared are the answers and not the page: scripts have
 * worked on that since, and what they did stays wherever the answers agree. So do pictures, and how far one has scrolled.
 */
export function exchangeNode(shown: ChildNode, was: Node, next: Node): void {
  if (was.isEqualNode(next)) return
  if (!canBeKept(shown, was, next)) return shown.replaceWith(document.importNode(next, true))
  takeAttributes(shown, was as Element, next as Element)
  exchangeChildren(shown, was, next)
}

/** What a script has brought to life is made anew when it changes; so is an element that a script has added something to. */
function canBeKept(shown: ChildNode, was: Node, next: Node): shown is HTMLElement {
  return (
    shown instanceof HTMLElement &&
    was.nodeName === next.nodeName &&
    shown.nodeName === next.nodeName &&
    shown.childNodes.length === was.childNodes.length &&
    !('behaviour' in shown.dataset || 'island' in shown.dataset)
  )
}

function takeAttributes(shown: Element, was: Element, next: Element): void {
  for (const name of new Set([...was.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name)
    if (value === was.getAttribute(name)) continue
    if (value === null) shown.removeAttribute(name)
    else shown.setAttribute(name, value)
  }
}

/** Equal children at the beginning and at the end stay; those in between change one by one, or together if some came or went. */
function exchangeChildren(shown: Node, was: Node, next: Node): void {
  const [before, after] = [[...was.childNodes], [...next.childNodes]]
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head]!.isEqualNode(after[head]!)) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail)!.isEqualNode(after.at(-1 - tail)!)) tail++
  const between = <Item>(nodes: Iterable<Item> & { length: number }) => [...nodes].slice(head, nodes.length - tail)
  const [old, replaced, added] = [between(shown.childNodes), between(before), between(after)]
  if (replaced.length === added.length)
    return old.forEach((node, index) => exchangeNode(node, replaced[index]!, added[index]!))
  const following = shown.childNodes[head + old.length] ?? null
  for (const node of added) shown.insertBefore(document.importNode(node, true), following)
  for (const node of old) node.remove()
}
