/** What changed in a rich text when all of it is words inside one block. */
export type ChangedBlock = {
  tag: string
  /** What stands between its tags. */
  before: string
  after: string
  /** Which of the blocks that said the same before, from 0, and how many there were. */
  nth: number
  alike: number
}

const textBlocks = new Set('p h2 h3 h4 li td th figcaption'.split(' '))
const inWords = new Set('strong em s u sub sup a code br'.split(' '))
const tagAt = /<(\/?)([a-z][a-z\d]*)[^>]*>/y

/** Undefined where blocks came, went or became others: only the server knows how that looks. */
export function changedBlock(was: string, next: string): ChangedBlock | undefined {
  if (was === next) return undefined
  const shorter = Math.min(was.length, next.length)
  let head = 0
  while (head < shorter && was[head] === next[head]) head++
  // Half a tag belongs to what changed.
  head = insideTag(was, head) ? was.lastIndexOf('<', head - 1) : head
  let tail = 0
  while (tail < shorter - head && was[was.length - 1 - tail] === next[next.length - 1 - tail]) tail++
  const [wasEnd, nextEnd] = [was.length - tail, next.length - tail]
  const start = blockStart(was, head)
  const end = start && blockEnd(was, wasEnd, start.tag)
  if (!start || end === undefined) return undefined
  const [before, after] = [was.slice(start.inner, end), next.slice(start.inner, end + nextEnd - wasEnd)]
  if (!isWords(before) || !isWords(after)) return undefined
  return { tag: start.tag, before, after, ...placeAmongAlike(was, start, before) }
}

function insideTag(html: string, at: number): boolean {
  return at > 0 && html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1)
}

/** The tag that opens the block around a place, as long as only marks of words stand between. */
function blockStart(html: string, from: number): { tag: string; inner: number } | undefined {
  let at = from
  while (at > 0) {
    at = html.lastIndexOf('<', at - 1)
    const { closes, name, end } = tagOf(html, at)
    if (inWords.has(name)) continue
    return !closes && textBlocks.has(name) && end <= from ? { tag: name, inner: end } : undefined
  }
  return undefined
}

function blockEnd(html: string, from: number, tag: string): number | undefined {
  // The end of a tag that the place lies in.
  const open = insideTag(html, from) ? html.indexOf('>', from) + 1 : from
  for (let at = html.indexOf('<', open); at >= 0; at = html.indexOf('<', at + 1)) {
    const { closes, name } = tagOf(html, at)
    if (inWords.has(name)) continue
    return closes && name === tag ? at : undefined
  }
  return undefined
}

function tagOf(html: string, at: number): { closes: boolean; name: string; end: number } {
  tagAt.lastIndex = at
  const found = tagAt.exec(html)
  return { closes: found?.[1] === '/', name: found?.[2] ?? '', end: at + (found?.[0].length ?? 1) }
}

function isWords(inner: string): boolean {
  return [...inner.matchAll(/<\/?([a-z\d]*)/g)].every(([, name = '']) => inWords.has(name))
}

function placeAmongAlike(html: string, { tag, inner }: { tag: string; inner: number }, before: string) {
  const said = `>${before}</${tag}>`
  let [nth, alike] = [0, 0]
  for (let at = html.indexOf(said); at >= 0; at = html.indexOf(said, at + 1)) {
    alike++
    if (at + 1 < inner) nth++
  }
  return { nth, alike }
}
