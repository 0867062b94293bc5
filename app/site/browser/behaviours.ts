import type { Behaviour } from '#site/page/behaviour.ts'

/** What `data-behaviour` names. Small ones come with this file; what weighs something is loaded when a page needs it. */
const behaviours: Record<string, Behaviour> = {}

const started = new WeakSet<Element>()

/** Brings the page's elements to life that are not yet, until the page is gone. */
export function startBehaviours(page: ParentNode, gone: AbortSignal): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-behaviour]'))
    if (!started.has(element)) {
      started.add(element)
      behaviours[element.dataset.behaviour!]?.(element, gone)
    }
}
