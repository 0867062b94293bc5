import { changedBlock, type ChangedBlock } from '#shared/preview/changed-block.ts'
import { plainWords } from '#shared/preview/find-place.ts'

type Values = Record<string, unknown>

/** Where the last words went: the next ones mostly go there, too. */
let written: Element | undefined

/** What has a life of its own: its words are not only words. */
const alive = '[data-behaviour],[data-island],button,input'

/**
 * Shows at once what is typed inside a block, without asking the server, which draws a long page slower than people type.
 * False where that cannot be told for sure: then only the server knows how it looks.
 */
export function showWords(was: Values | undefined, next: Values): boolean {
  if (!was) return false
  const changed = Object.keys(next).filter((name) => differ(was[name], next[name]))
  const [name = ''] = changed
  const [before, after] = [was[name], next[name]]
  if (changed.length !== 1 || typeof before !== 'string' || typeof after !== 'string') return false
  const block = changedBlock(before, after)
  const element = block && elementOf(block)
  if (!element) return false
  element.replaceChildren(...wordsOf(block.after))
  written = element
  return true
}

/** Lists and groups come anew with every message. */
function differ(was: unknown, next: unknown): boolean {
  if (was === next) return false
  return typeof was === 'string' || typeof next === 'string' || JSON.stringify(was) !== JSON.stringify(next)
}

/** The page may say the same elsewhere, too, or with tokens filled: then it is not sure which one is meant. */
function elementOf({ tag, before, nth, alike }: ChangedBlock): Element | undefined {
  const said = plainWords(parse(before).textContent)
  const again = alike === 1 && written?.isConnected && written.localName === tag ? written : undefined
  if (again && plainWords(again.textContent) === said) return again
  const found = [...document.querySelectorAll(`main ${tag}`)].filter(
    (element) => plainWords(element.textContent) === said,
  )
  const element = found.length === alike ? found[nth] : undefined
  return element?.querySelector(alive) || element?.closest(alive) ? undefined : element
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** Only marks of words, and of their attributes only where a link leads: the rest is the server's to allow. */
function wordsOf(html: string): Node[] {
  const copy = (node: Node): Node => {
    if (!(node instanceof Element)) return document.createTextNode(node.textContent ?? '')
    const element = document.createElement(node.localName)
    const href = node.getAttribute('href')
    if (href && /^(https?:|mailto:|tel:|[/#])/.test(href)) element.setAttribute('href', href)
    element.append(...[...node.childNodes].map(copy))
    return element
  }
  return [...parse(html).childNodes].map(copy)
}
