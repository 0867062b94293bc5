import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { projectRoot } from './start-site.ts'

const text = new Set(['.js', '.css', '.json', '.html'])

/**
 * A copy of the build in which a page's script has another name, as after a change of that page: the old file is gone,
 * and the service worker has another version. Far quicker than building twice.
 */
export function makeNextVersion(page: string, hash: string) {
  const parent = join(projectRoot, 'test-results')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'next-version-'))
  cpSync(join(projectRoot, 'build'), folder, { recursive: true })
  const assets = readdirSync(join(folder, 'client/assets'))
  const script = assets.find((name) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(name))!
  const replacements = new Map([
    [basename(script, '.js'), `${page}-${hash}`],
    [versionOf(folder), hash.toLowerCase().padEnd(12, '0')],
  ])
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    // What is compressed would still tell of the version before.
    if (/\.(br|gz)$/.test(file)) rmSync(file)
    else if (text.has(extname(file))) writeFileSync(file, rename(readFileSync(file, 'utf8'), replacements))
  }
  renameSync(join(folder, 'client/assets', script), join(folder, 'client/assets', `${page}-${hash}.js`))
  return {
    build: folder,
    oldScript: `/assets/${script}`,
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
