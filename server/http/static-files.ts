import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { assemble, type Representation } from './representation.ts'

export type StaticFiles = { get(path: string): Representation | undefined }

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
/** Only files whose name carries a hash of their content may be kept for ever. */
const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** The files of the client build. The list is fixed at start, so a path can only ever name one of them. */
export function openStaticFiles(folder: string, headers: [string, string][]): StaticFiles {
  const paths = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extname(entry.name) in contentTypes)
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
  )
  const loaded = new Map<string, Representation>()
  return {
    get(path) {
      const known = loaded.get(path)
      if (known || !paths.has(path)) return known
      const representation = load(folder, path, headers)
      loaded.set(path, representation)
      return representation
    },
  }
}

function load(folder: string, path: string, headers: [string, string][]): Representation {
  const file = join(folder, path)
  const all = new Headers(headers)
  all.set('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
  all.set('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  return assemble(200, all, {
    identity: readFileSync(file),
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
  })
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined // Small or already compressed files have no such sibling (scripts/build.mjs).
  }
}
