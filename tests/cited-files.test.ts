import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const folders = ['shared', 'blocks', 'server', 'app', 'scripts', 'tests', 'bench', 'docs', 'deploy', 'public']
const files = [
  ...readdirSync(root).filter((name) => /\.\w+$/.test(name)),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  ),
]

/** Names that are no file of ours: made by a command, removed and told of, or a name of Kubernetes. */
const elsewhere = new Set(['deploy/.env', 'server/database/page-blocks.ts', 'deploy/schaufenster'])

/** The example of docs/adding-content.md. */
const example = /\bawards\b/

/** Cites the sources of Ghost and WordPress. */
const aboutOthers = 'docs/journeys.md'

const sourceFile = /(?<![\w@:/.#<*{}$-])\w[\w./-]*\.(?:tsx?|mts|mjs|css|md)\b(?![\w/(-])/g
const path = new RegExp(`(?<![\\w@:/.#-])(?:${folders.join('|')})/[\\w./-]*\\w`, 'g')

test('every file that comments and docs name exists', () => {
  const cited = files.filter((file) => file !== aboutOthers).flatMap((file) => citedIn(file))
  expect(cited.length).toBeGreaterThan(900)
  const own = cited.filter(({ name }) => !elsewhere.has(name) && !example.test(name))
  expect(own.filter(({ file, name }) => !isThere(file, name))).toEqual([])
})

test('every rule of the design that a comment cites is a heading of docs/design.md', () => {
  const headings = [...read('docs/design.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const cited = files.flatMap((file) => [...proseOf(file).matchAll(/docs\/design\.md, ([A-Z][a-z ]+)/g)])
  expect(cited.length).toBeGreaterThan(20)
  for (const [, heading] of cited) expect(headings).toContain(heading!.trim())
})

function citedIn(file: string): { file: string; name: string }[] {
  const prose = proseOf(file)
  const names = [...prose.matchAll(sourceFile), ...prose.matchAll(path)].map(([name]) => name)
  return [...new Set(names)].map((name) => ({ file, name }))
}

/** What people read in a file: the comments of a source, a page without its code. Decisions of the past tell of the past. */
function proseOf(file: string): string {
  if (/\.(tsx?|mts|mjs|css)$/.test(file)) return (read(file).match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm) ?? []).join('\n')
  if (/\.(ya?ml|conf|service|Containerfile|Caddyfile)$|file$/.test(file))
    return (read(file).match(/^\s*#.*/gm) ?? []).join('\n')
  if (!file.endsWith('.md') || /^\*\*Superseded by/m.test(read(file))) return ''
  return read(file).replace(/^ *```[^]*?^ *```$/gm, '')
}

/** From the root, beside the file that names it, or the end of one path. `docs/decisions/0011` is short for that page. */
function isThere(file: string, name: string): boolean {
  if (existsSync(join(root, name)) || existsSync(join(root, dirname(file), name))) return true
  return files.some((known) => known.endsWith(`/${name}`) || known.startsWith(`${name}-`))
}
