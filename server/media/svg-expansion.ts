import type { Svg, SvgElement } from './svg-elements.ts'

/** How much of a drawing there is once everything that repeats a part of it is written out. */
export const maxShapes = 50_000
const maxChain = 200

type Weight = { shapes: number; uses: boolean; patterns: boolean }

/**
 * The number of shapes and letters that have to be drawn. A few lines can ask for billions, by parts that repeat parts
 * that repeat parts: `nested`, and so is what leads back to itself.
 */
export function drawnShapes({ root, elements, styles }: Svg): number | 'nested' {
  const byId = new Map(elements.flatMap((element) => idsOf(element).map((id) => [id, element] as const)))
  const bySelector = referencesOfRules(styles)
  const weights = new Map<SvgElement, Weight | 'open'>()
  let nested = false

  function referred(element: SvgElement): SvgElement[] {
    const classes = /\sclass ?= ?["']([^"']*)/.exec(element.tag)?.[1]?.split(' ') ?? []
    const names = ['*', element.name, ...classes.map((name) => `.${name}`), ...idsOf(element).map((id) => `#${id}`)]
    const ids = [...referencesIn(element.tag), ...names.flatMap((name) => bySelector.get(name) ?? [])]
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  function weigh(element: SvgElement, chain: number): Weight {
    const known = weights.get(element)
    if (known === 'open' || chain > maxChain) nested = true
    if (nested || known === 'open') return { shapes: 0, uses: false, patterns: false }
    if (known) return known
    weights.set(element, 'open')
    const inside = element.children.map((child) => weigh(child, chain + 1))
    const repeated = referred(element).map((target) => {
      const weight = weigh(target, chain + 1)
      if (element.name === 'use' && weight.uses) nested = true
      // A pattern that takes over the settings of another one does not repeat it.
      if (element.name === 'pattern' && target.name === 'pattern') return { ...weight, patterns: false }
      // A marker is drawn at every corner of a line, and there are fewer corners than letters.
      return target.name === 'marker' ? { ...weight, shapes: weight.shapes * element.tag.length } : weight
    })
    const all = [...inside, ...repeated]
    if (element.name === 'pattern' && all.some(({ patterns }) => patterns)) nested = true
    const weight = {
      shapes: all.reduce((sum, { shapes }) => sum + shapes, 1 + element.letters),
      uses: element.name === 'use' || all.some(({ uses }) => uses),
      patterns: element.name === 'pattern' || all.some(({ patterns }) => patterns),
    }
    weights.set(element, weight)
    return weight
  }

  const { shapes } = weigh(root, 0)
  return nested ? 'nested' : shapes
}

function idsOf({ tag }: SvgElement): string[] {
  return [...tag.matchAll(/[\s:]id ?= ?["']([^"']*)/g)].map(([, id]) => id!)
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/(?:url\( ?["']?|href ?= ?["']) ?#([^"')\s]+)/gi)].map(([, id]) => id!)
}

/** What rules of style sheets refer to, by the elements, `.classes` and `#ids` they name; `*` where they name none. */
function referencesOfRules(styles: string): Map<string, string[]> {
  const bySelector = new Map<string, string[]>()
  for (const rule of styles.split('}')) {
    const [selector = '', body = ''] = rule.split('{')
    const ids = referencesIn(body)
    if (ids.length === 0) continue
    const names = selector.match(/[.#]?[\w-]+/g) ?? ['*']
    for (const name of names) bySelector.set(name, [...(bySelector.get(name) ?? []), ...ids])
  }
  return bySelector
}
