import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { serviceWorkerPath } from '#shared/offline/offline-copy.ts'
import { startError } from '#server/base/start-error.ts'
import { assemble, type Representation } from './representation.ts'

export type StaticFiles = Pick<ReturnType<typeof openStaticFiles>, 'get' | 'has'>

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
/** Only files whose name carries a hash of their content may be kept for ever. */
const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/**
 * The files of the client build by their path: a path can only ever name one of them. Their names are read at the start,
 * they themselves soon after it, so that the first visitor does not wait for three hundred of them; who asks before gets
 * the one. Then no request waits for the disk, and a new build beside the running site does not disturb it.
 */
export function openStaticFiles(folder: string, headers: [string, string][]) {
  if (!existsSync(folder))
    throw startError(`The built files are missing (${folder}). Run npm run build, then start again.`)
  const all = pathsBelow(folder)
  const names = new Set(all)
  const served = new Set(all.filter((path) => extname(path) in contentTypes && !path.includes('/.')))
  const read = new Map<string, Representation>()

  function get(path: string): Representation | undefined {
    const known = read.get(path)
    if (known || !served.has(path)) return known
    try {
      const file = readFile(folder, path, names, headers)
      read.set(path, file)
      return file
    } catch {
      // A new build took it away in the moments before it was read: it is not there, and no reason to fall.
      served.delete(path)
      return undefined
    }
  }

  return {
    get,
    has: (path: string) => served.has(path),
    /** Reads what nobody asked for yet, in small turns. */
    async readAhead(): Promise<void> {
      for (const path of served) {
        if (read.has(path)) continue
        get(path)
        await turn()
      }
    },
  }
}

/** By hand: `recursive` of `readdirSync` takes ten times as long for a thousand files, and every start waits for it. */
function pathsBelow(folder: string, below = ''): string[] {
  return readdirSync(folder + below, { withFileTypes: true }).flatMap((entry) => {
    const path = `${below}/${entry.name}`
    return entry.isDirectory() ? pathsBelow(folder, path) : path
  })
}

/** A service worker that is an hour old would hold back a new version by that hour. */
function lifetimeOf(path: string): string {
  if (path === serviceWorkerPath) return 'no-cache'
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function readFile(
  folder: string,
  path: string,
  names: ReadonlySet<string>,
  headers: [string, string][],
): Representation {
  const file = join(folder, path)
  const all = new Headers(headers)
  all.set('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
  all.set('cache-control', lifetimeOf(path))
  // Small or already compressed files have no compressed siblings (scripts/build.mjs).
  const sibling = (extension: string) => (names.has(path + extension) ? readFileSync(file + extension) : undefined)
  return assemble(200, all, { identity: readFileSync(file), br: sibling('.br'), gzip: sibling('.gz') })
}
