import { createHash } from 'node:crypto'
import type { PageHeaders } from './mirror-headers.ts'
import { headersOfAllForms, type Encoding, type Representation } from './representation.ts'
import { withStyles } from './security-headers.ts'

type File = { ending: string; body: Buffer; seconds: number }

const endings: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }
/** Paths as pages have them; anything else is left to the site. Parameters only in the order and spelling of the cache. */
const mirrored = /^(\/|(?:\/[\w-]+)+)(?:\?([a-z]+=[\w-]+(?:&[a-z]+=[\w-]+)*))?$/

/** Where the files of a page lie: /blog?seite=2 in blog/seite=2. No path has a "=", so nothing meets. */
export function mirroredPath(key: string): string | undefined {
  const [, path, query] = mirrored.exec(key) ?? []
  return path === undefined ? undefined : [path, query].filter(Boolean).join('/').slice(1)
}

/**
 * Pages with the same headers share a folder, so that whoever serves it can name them once (docs/decisions/0022). What each
 * form has of its own the server in front makes from the file; and since each page allows the styles that it carries, the policy
 * of the folder allows those of all pages.
 */
export function pageHeadersOf(representation: Representation, styleHashes: readonly string[]): PageHeaders {
  const headers = headersOfAllForms(representation).flatMap(([name, value]) => [
    name,
    name === 'content-security-policy' ? withStyles(value, styleHashes) : value,
  ])
  const hash = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 16)
  return { folder: `pages-${hash}`, headers }
}

/** Only what visitors read; not where something moved, that there is nothing, or data. */
export function isMirrored({ status, variants: { identity } }: Representation): boolean {
  const type = identity.headers[identity.headers.indexOf('content-type') + 1]
  return status === 200 && type === 'text/html; charset=utf-8'
}

/**
 * The forms of a page as files. nginx and Caddy make the ETag of time and length; a time that follows from the content
 * is the same on every node and after every start, and differs when two versions come within a second.
 */
export function filesOf({ variants }: Representation): File[] {
  const forms = (Object.keys(endings) as Encoding[]).filter(
    (encoding) => encoding === 'identity' || variants[encoding] !== variants.identity,
  )
  return forms.map((encoding) => {
    const { body, etag } = variants[encoding]
    const number = createHash('sha256').update(etag).digest().readUInt32BE()
    // Before 2038, which every file system can keep; Caddy takes the first second of 1970 for "unknown".
    return { ending: endings[encoding], body, seconds: 2 + (number % 2_000_000_000) }
  })
}
