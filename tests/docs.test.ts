import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#server/base/config.ts'
import { outboundLimits } from '#server/base/limits.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

test('every file named in the spec map exists', () => {
  const files = [...read('docs/spec-map.md').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].map(([, file]) => file!)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('every number of the specification that a comment or a page cites can be looked up', () => {
  const defined = new Set(
    [...read('docs/specification.md').matchAll(/^## (§\d)|\*\*([A-J]\d{1,2})\*\*|^\| ([A-J]\d{1,2}) /gm)].map(
      ([, section, rule, row]) => section ?? rule ?? row,
    ),
  )
  const cited = citations()
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(({ number }) => !defined.has(number))).toEqual([])
})

test('links between docs lead to files that exist', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${String(name)}`),
  ]
  for (const page of pages.filter((name) => name.endsWith('.md')))
    for (const [, target] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(root, dirname(page), target!)), `${page} -> ${target}`).toBe(true)
})

/** Made by the first start and by benches, so a fresh clone does not have them. */
const madeLater = new Set(['data/', 'build/', 'test-results/'])

test('folders and files that the README names exist', () => {
  const named = [...read('README.md').matchAll(/`([a-z-]+(?:\/[a-z-]+)*\/)`|`((?:shared|server|app|docs)\/[\w/.-]+)`/g)]
  expect(named.length).toBeGreaterThan(8)
  for (const [, folder, path] of named) {
    const name = (folder ?? path)!
    if (!madeLater.has(name)) expect(existsSync(join(root, name)), name).toBe(true)
  }
})

test('the README stays under 120 lines and shows ten commands at most', () => {
  const readme = read('README.md')
  expect(readme.split('\n').length).toBeLessThan(120)
  const shown = commandsIn(readme)
  expect(new Set(shown).size).toBeLessThanOrEqual(10)
  expect(scripts).toEqual(expect.arrayContaining(shown))
})

test('the page of the architecture stays short enough for one reading', () => {
  expect(read('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(251)
})

test('docs/commands.md lists every command of package.json once, and no other', () => {
  expect(commandsIn(read('docs/commands.md')).toSorted()).toEqual(scripts.toSorted())
})

test('the page of settings explains every one', () => {
  const page = read('docs/operating/settings.md')
  for (const name of Object.keys(settings)) expect(page, name).toContain(`| \`${name}\` |`)
})

test('the page of limits shows the table of time limits as it is in force', () => {
  const rows = [...read('docs/operating/limits.md').matchAll(/^\| `(\w+Ms)` \| (\d+) s \|/gm)]
  const shown = Object.fromEntries(rows.map(([, name, seconds]) => [name, Number(seconds) * 1_000]))
  expect(shown).toEqual(outboundLimits)
})

test("continuous integration runs the README's test command", () => {
  expect(read('.ci/run')).toMatch(/^npm test$/m)
  expect(read('README.md')).toMatch(/^npm test /m)
})

test('the table of decisions has a row for each, with the state that stands at its top', () => {
  const folder = 'docs/decisions'
  const expected = readdirSync(join(root, folder))
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)/.exec(read(`${folder}/${name}`))!
      expect(Number(number), name).toBe(Number(name.slice(0, 4)))
      return [number, title, name, ...stateOf(read(`${folder}/${name}`))].join(' ')
    })
  const rows = [...read(`${folder}/README.md`).matchAll(/^\| (\d+) \| \[(.+?)\]\((.+?)\) \| ([a-z ]+)(.*) \|$/gm)]
  const shown = rows.map(([, number, title, name, state, by]) =>
    [number, title, name, state!.trim(), ...placesIn(by!)].join(' '),
  )
  expect(shown).toEqual(expected)
})

/** Whether a decision holds, and otherwise by which ones it was superseded: the paragraph below its title says it. */
function stateOf(decision: string): string[] {
  const [, top = ''] = decision.split('\n\n')
  const [, state] = /^\*\*((?:Partly s|S)uperseded by)\b/.exec(top) ?? []
  return state ? [state.toLowerCase(), ...placesIn(top)] : ['holds']
}

const placesIn = (text: string) => [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, place]) => place!)

/** What the tables of a page call, by the names of package.json. */
function commandsIn(page: string): string[] {
  return [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name!)
}

/** §, A–J numbers in comments of sources and in our own pages, each with where it stands. */
function citations(): { file: string; number: string }[] {
  const sources = ['shared', 'blocks', 'server', 'app', 'scripts', 'tests', 'bench']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('node_modules'))
    .map((file) => ({ file, text: (read(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm) ?? []).join('\n') }))
  const pages = readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((file) => file.endsWith('.md') && file !== 'docs/specification.md')
    .map((file) => ({ file, text: read(file) }))
  return [...sources, ...pages].flatMap(({ file, text }) =>
    // F8 is a key of the keyboard.
    [...text.matchAll(/§\d\b|\b[A-J]\d{1,2}\b/g)]
      .map(([number]) => ({ file, number }))
      .filter(({ number }) => number !== 'F8'),
  )
}
