import { createObservable } from '#kit/state/observable.ts'

/** Loading fallback: how long the animation shows at least when a page is loaded for the first time (H17). */
const loadingFallbackMs = 1_000

/** Kinds of pages that were shown already, such as /blog/*. */
const visited = new Set<string>()
const loading = createObservable(false)

export const isLoading = loading.get
export const subscribeLoading = loading.subscribe

/**
 * The loading animation shows for at least a second when a kind of page is loaded for the first time (spec §2, H17). It
 * stays until `endLoading`: whoever shows the page says when it is there, so that the one before is not seen again.
 */
export async function holdFirstVisit(path: string): Promise<void> {
  if (visited.has(pageKind(path))) return
  loading.set(true)
  await new Promise((resolve) => setTimeout(resolve, loadingFallbackMs))
}

export function endLoading(): void {
  loading.set(false)
}

export function markVisited(path: string): void {
  visited.add(pageKind(path))
}

/** Pages below the same address look alike: /blog/neues and /blog/altes are /blog/*. */
export function pageKind(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}
