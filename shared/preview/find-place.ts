import type { SpokenPlace } from './preview.ts'

/** An element of a page or of an editor. `aside` are those that only lead to others, such as a table of contents. */
export type Saying = { text: string; tag: string; aside: boolean }

/** Shorter than this it is found as a whole only: a letter stands everywhere. */
const leastPart = 3

/** Which of the elements says what stands at the place; the smallest that does. */
export function findPlace(elements: readonly Saying[], { texts, tag, nth }: SpokenPlace): number | undefined {
  const said = elements.map(({ text }) => plainWords(text))
  for (const text of texts) {
    const parts = partsOf(text)
    const [first] = parts
    if (first === undefined) continue
    const all = [...said.keys()]
    const exact = parts.length === 1 ? all.filter((index) => said[index] === first) : []
    if (exact.length > 0) return choose(exact)
    const saysIt = (index: number) => holds(said[index]!, parts) || isFilledBy(elements[index]!.text, text)
    const holding = all.filter((index) => parts.join('').length >= leastPart && saysIt(index))
    const shortest = Math.min(...holding.map((index) => said[index]!.length))
    if (holding.length > 0) return choose(holding.filter((index) => said[index]!.length === shortest))
  }
  return undefined

  function choose(found: number[]): number {
    const inText = preferred(found, (index) => !elements[index]!.aside)
    const alike = preferred(inText, (index) =>
      tag ? elements[index]!.tag === tag : /^h\d$/.test(elements[index]!.tag),
    )
    return alike[nth] ?? alike[0]!
  }
}

/** Whether a text with tokens says this once they are filled. */
export function isFilledBy(pattern: string, text: string): boolean {
  return pattern.includes('{{') && holds(plainWords(text), partsOf(pattern))
}

/** As it is compared: without soft hyphens, and whatever stands between words is one space. */
export function plainWords(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** What stands around the tokens that pages fill, and in each line. */
function partsOf(text: string): string[] {
  return text
    .split(/\{\{[\w.]+\}\}|\n/)
    .map(plainWords)
    .filter((part) => part !== '')
}

function holds(said: string, parts: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = said.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

function preferred(found: number[], fits: (index: number) => boolean): number[] {
  const fitting = found.filter(fits)
  return fitting.length > 0 ? fitting : found
}
