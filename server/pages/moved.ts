import { pathKey, withQuery } from '#shared/redirects/redirect-rules.ts'
import type { Backend } from '#server/backend.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { createCanonicalAddress } from './canonical-address.ts'
import { revalidate } from './finish.ts'
import type { Memory } from '#server/http/memory.ts'

type Parts = {
  backend: Pick<Backend, 'config' | 'redirects'>
  memory: Memory
  canonicalAddress: ReturnType<typeof createCanonicalAddress>
}

/** Where somebody is led whose address has no page. */
export function createMoved({ backend: { config, redirects }, memory, canonicalAddress }: Parts) {
  const headers = securityHeaders(config)

  async function isKnown(path: string): Promise<boolean> {
    return (await canonicalAddress(new URL(config.publicUrl.origin + path))).pathname === path
  }

  return {
    /** By a redirect; only where no page stands. Without the database nobody is led. */
    async movedTo(request: Request): Promise<Response | undefined> {
      const { pathname, search } = new URL(request.url)
      const targets = await memory.remember('redirects', redirects.targets).catch(() => undefined)
      const target = targets?.get(pathKey(pathname))
      if (target === undefined) return undefined
      // Asked for anew every time: where it leads may change.
      const own: [string, string][] = [
        ['location', withQuery(target, search)],
        ['cache-control', revalidate],
      ]
      return new Response(null, { status: 301, headers: [...headers, ...own] })
    },
    /** The path in lower case, if only there a page stands. */
    async lowerCasePath(pathname: string): Promise<string | undefined> {
      const lower = pathname.toLowerCase()
      // No address of a page has anything to be encoded.
      if (lower === pathname || pathname.includes('%')) return undefined
      return (await isKnown(lower)) && !(await isKnown(pathname)) ? lower : undefined
    },
  }
}
