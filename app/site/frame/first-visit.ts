import { loadingFallbackMs } from '#shared/constants.ts'
import { hasSiteFrame } from '#shared/addresses/navigation.ts'

type Listener = () => void

/** Pages whose code has been loaded, named by their route pattern such as /blog/:postId. */
const visited = new Set<string>()
const listeners = new Set<Listener>()
let loading = 0

/**
 * The loading animation shows for at least a second when a page's code is loaded for the first time (spec §2, H17); the
 * screens of the admin area and of signing in appear as soon as they are there (J38).
 */
export async function holdFirstVisit<Result>(pattern: string, open: () => Promise<Result>): Promise<Result> {
  if (visited.has(pattern) || !hasSiteFrame(pattern)) return open()
  setLoading(loading + 1)
  try {
    const [result] = await Promise.all([open(), new Promise((resolve) => setTimeout(resolve, loadingFallbackMs))])
    visited.add(pattern)
    return result
  } finally {
    setLoading(loading - 1)
  }
}

/** The page the server sent: its code is here already. */
export function markVisited(pattern: string) {
  visited.add(pattern)
}

/** /blog/neues with { postId: 'neues' } is /blog/:postId. */
export function patternOf(pathname: string, parameters: Record<string, string | undefined>): string {
  const names = new Map(Object.entries(parameters).map(([name, value]) => [value, name]))
  return pathname
    .split('/')
    .map((segment) => {
      const name = segment && names.get(decodeURIComponent(segment))
      return name ? `:${name}` : segment
    })
    .join('/')
}

export function isLoading(): boolean {
  return loading > 0
}

export function subscribeLoading(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setLoading(next: number) {
  loading = next
  listeners.forEach((listener) => listener())
}
