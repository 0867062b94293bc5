import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { projectRoot } from './start-site.ts'

type Manifest = Record<string, { file: string }>

const text = new Set(['.js', '.css', '.json', '.html'])

/** What every public page runs, and what it loads once somebody opens a legal text. */
const changed = { start: 'app/site/browser/start.ts', late: 'app/site/legal/legal-dialog.tsx' }

/**
 * A copy of the build in which scripts of the public pages have other names, as after a change of them: the old files are
 * gone, and the service worker has another version. Far quicker than building twice.
 */
export function makeNextVersion(hash: string) {
  const parent = join(projectRoot, 'test-results')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'next-version-'))
  cpSync(join(projectRoot, 'build'), folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/site-manifest.json'), 'utf8')) as Manifest
  const scripts = Object.values(changed).map((source) => manifest[source]!.file)
  const renamed = (script: string) => script.replace(/-[\w-]{8}\.js$/, `-${hash}.js`)
  const replacements = new Map([
    ...scripts.map((script) => [basename(script, '.js'), basename(renamed(script), '.js')] as const),
    [versionOf(folder), hash.toLowerCase().padEnd(12, '0')],
  ])
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    // What is compressed would still tell of the version before.
    if (/\.(br|gz)$/.test(file)) rmSync(file)
    else if (text.has(extname(file))) writeFileSync(file, rename(readFileSync(file, 'utf8'), replacements))
  }
  for (const script of scripts) renameSync(join(folder, 'client', script), join(folder, 'client', renamed(script)))
  const late = manifest[changed.late]!.file
  return {
    build: folder,
    oldLateScript: `/${late}`,
    lateScript: `/${renamed(late)}`,
    startScript: `/${renamed(manifest[changed.start]!.file)}`,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function versionOf(build: string): string {
  const worker = readFileSync(join(build, 'client/service-worker.js'), 'utf8')
  return /version:[`'"]([0-9a-f]{12})[`'"]/.exec(worker)![1]!
}

function rename(content: string, replacements: Map<string, string>): string {
  let renamed = content
  for (const [before, after] of replacements) renamed = renamed.replaceAll(before, after)
  return renamed
}
