import { useEffect, type RefObject } from 'react'
import { contentId } from '#shared/addresses/navigation.ts'

/** A place in the page: an element and which child of it led to what had the focus. */
type Step = { around: Element; index: number }

const typedIn = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const reachable = 'a[href], button:not(:disabled), summary, input:is([type=checkbox], [type=radio]), [tabindex="0"]'
/** Whoever takes something away and knows better where to go on has said so by then. */
const waitMs = 120

/**
 * When what has the focus goes, a row that was deleted or a button that did its work, the keyboard goes on with what took
 * its place, with its neighbour, or at the latest with the content of the screen. Otherwise it would begin at the top again.
 */
export function useKeptFocus(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = shell.current
    if (!root) return
    let last: Element | null = null
    let way: Step[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      way = wayTo(target, root)
    }
    const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body
    const goOn = () => {
      if (!last || !isLost()) return
      const next = neighbourOf(way, last.matches(typedIn)) ?? document.getElementById(contentId)
      last = null
      next?.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      timer = setTimeout(goOn, waitMs)
    })

    root.addEventListener('focusin', remember)
    changes.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [shell])
}

function wayTo(target: Element, root: Element): Step[] {
  const way: Step[] = []
  for (let child = target; child !== root && child.parentElement; child = child.parentElement)
    way.push({ around: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return way
}

/** The nearest thing that is left. Fields only for who typed: on phones they bring up a keyboard. */
function neighbourOf(way: Step[], typed: boolean): HTMLElement | undefined {
  const wanted = typed ? `${typedIn}, ${reachable}` : reachable
  for (const { around, index } of way) {
    // Further away the beginning of the screen is easier to understand.
    if (around.id === contentId) return undefined
    if (!around.isConnected) continue
    const places = [around.children[index], around.children[index - 1], around]
    for (const place of places) {
      const found = place?.matches(wanted) ? place : place?.querySelector(wanted)
      if (found instanceof HTMLElement && found.checkVisibility()) return found
    }
  }
  return undefined
}
