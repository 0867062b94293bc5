import { createObservable } from '#kit/state/observable.ts'

/** Loading fallback: how long the animation shows at least when a page is loaded for the first time (H17). */
const loadingFallbackMs = 1_000

/** Kinds of pages that were shown already, such as /blog/*. */
const visited = new Set<string>()
const loading = createObservable(0)

export const isLoading = () => loading.get() > 0
export const subscribeLoading = loading.subscribe

/**
 * The loading animation shows for at least a second when a kind of page is loaded for the first time (spec §2, H17); a
 * page that was fetched ahead is there already and needs no loading.
 */
export async function holdFirstVisit<Result>(path: string, open: () => Promise<Result>): Promise<Result> {
  if (visited.has(pageKind(path))) return open()
  loading.set(loading.get() + 1)
  try {
    const [result] = await Promise.all([open(), new Promise((resolve) => setTimeout(resolve, loadingFallbackMs))])
    return result
  } finally {
    loading.set(loading.get() - 1)
  }
}

export function markVisited(path: string): void {
  visited.add(pageKind(path))
}

/** Pages below the same address look alike: /blog/neues and /blog/altes are /blog/*. */
export function pageKind(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}
