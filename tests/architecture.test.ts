import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'

// Resolves every import, so that a relative path cannot slip past the lint rules.

const root = join(import.meta.dirname, '..')
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
const aliases = Object.entries(imports).map(([alias, path]) => [alias.slice(0, -1), path.slice(2, -1)] as const)
const files = ['shared', 'blocks', 'server', 'app'].flatMap((folder) => sourcesIn(folder))
const product = files.filter((file) => !/\.test\.tsx?$/.test(file))

/** What React Router looks for in every route, and blocks/modules.ts in every folder. */
const namesOfTheTable = /^(loader|clientLoader|action|meta|headers|handle|ErrorBoundary|block|Look)$/

/** What packages beside zod are for: reading HTML and the XML of office documents, and comparing texts. */
const packagesOf: Record<string, RegExp> = {
  'shared/html/parse-html.ts': /^htmlparser2$/,
  'shared/html/some-xml-element.ts': /^htmlparser2$/,
  'shared/editing/compare-parts.ts': /^diff$/,
}

/** What every part may know of blocks: which there are, and their fields. It is as free of everything else as shared/. */
const fieldsOfBlocks = /^blocks\/(kinds\.ts|common-fields\.ts|[a-z-]+\/fields\.ts)$/

test('shared depends on nothing but zod, itself and the kinds of blocks; HTML is read and texts are compared by a package', () => {
  for (const [file, target] of importsOf('shared/')) {
    const packages = packagesOf[file] ?? /^zod(\/mini)?$/
    const isBelow = target.startsWith('shared/') || target === 'blocks/kinds.ts'
    expect(packages.test(target) || isBelow, `${file} imports ${target}`).toBe(true)
  }
  for (const [file, target] of importsOf('blocks/').filter(([name]) => fieldsOfBlocks.test(name)))
    expect(target.startsWith('shared/') || fieldsOfBlocks.test(target), `${file} imports ${target}`).toBe(true)
})

test('a block uses what all share, and nothing of another block; only pages use more of it than its fields', () => {
  for (const [file, target] of importsOf('blocks/').filter(([name]) => !fieldsOfBlocks.test(name))) {
    const [, folder] = file.split('/')
    if (target.startsWith('app/')) expect(target, file).toMatch(/^app\/(site|kit)\//)
    if (target.startsWith('server/')) expect(target, file).toBe('server/context.ts')
    if (/^blocks\/[^/]+\//.test(target) && file !== 'blocks/kinds.ts') expect(target.split('/')[1], file).toBe(folder)
  }
  for (const [file, target] of importsOf('server/', 'app/'))
    if (target.startsWith('blocks/') && !file.startsWith('app/pages/')) expect(target, file).toBe('blocks/kinds.ts')
})

test('HTML is parsed in one place, and nothing that visitors load brings the parser along, or what compares texts', () => {
  const parsers = /^(htmlparser2|domhandler|domutils|parse5)(\/|$)/
  for (const [file, target] of importsOf('server/', 'app/')) expect(parsers.test(target), file).toBe(false)
  const forVisitors = product.filter((file) => /^app\/(kit|site|service-worker)\/|^app\/entry\.client/.test(file))
  const loaded = new Map(forVisitors.map((file) => [file, file]))
  // A map hands out what is added while it is read.
  for (const [file, from] of loaded) {
    expect(Object.keys(packagesOf), `${from} is for visitors`).not.toContain(file)
    for (const [statement, target] of product.includes(file) ? statementsOf(file) : [])
      if (!statement.startsWith('import type ') && !loaded.has(target)) loaded.set(target, `${from} › ${target}`)
  }
})

test('what scripts and islands say is what a page tells them of the owner’s changes, and nothing else', () => {
  const inBrowser = new Set(product.filter((file) => file.startsWith('app/site/browser/')))
  // A set hands out what is added while it is read.
  for (const file of inBrowser)
    for (const [statement, target] of statementsOf(file))
      if (!statement.startsWith('import type ') && product.includes(target)) inBrowser.add(target)
  const told = 'app/site/page/site-words.tsx'
  const used = [...inBrowser].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:useWords|wordsOnPage)\((\w+)\)/g)].map(
      ([, group]) => group!,
    ),
  )
  const [, list = ''] =
    /const saidByScripts[^[]*\[([^\]]*)\]/.exec(readFileSync(join(root, told), 'utf8').replace('[] =', '=')) ?? []
  expect([...new Set(list.match(/\w+/g))].toSorted()).toEqual([...new Set(used)].toSorted())
})

test('server never reaches into the pages, but for the one file that renders them', () => {
  for (const [file, target] of importsOf('server/'))
    if (file !== 'server/pages/render-pages.ts') expect(target, file).not.toMatch(/^app\//)
})

/** What each part of the front end may use besides itself and shared/. Screens of the admin area ask to sign in again. */
const mayUse: Record<string, RegExp> = {
  kit: /^app\/kit\//,
  site: /^app\/(site|kit)\//,
  'sign-in': /^app\/(sign-in|kit)\//,
  admin: /^app\/(admin|sign-in|kit)\//,
  'service-worker': /^app\/service-worker\//,
}
test.each(Object.entries(mayUse))('app/%s uses only what lies below it', (part, allowed) => {
  for (const [file, target] of importsOf(`app/${part}/`)) {
    expect(target, file).not.toMatch(/^server\//)
    if (target.startsWith('app/')) expect(target, file).toMatch(allowed)
  }
})

test.each(['app/kit/', 'app/site/', 'app/sign-in/', 'app/admin/', 'blocks/'])(
  'no circle among the rooms of %s, types included: each can be read without those above it',
  (floor) => {
    const uses = new Map<string, Set<string>>()
    for (const file of product.filter((name) => name.startsWith(floor)))
      for (const [, target] of statementsOf(file)) {
        const [from, to] = [roomOf(file, floor), roomOf(target, floor)]
        if (!target.startsWith(floor) || from === to) continue
        uses.set(from, (uses.get(from) ?? new Set()).add(to))
      }
    expect(circlesIn(uses)).toEqual([])
  },
)

test('no file leads back to itself by its imports, types included', () => {
  const uses = new Map(product.map((file) => [file, new Set(importsOf(file).map(([, target]) => target))]))
  expect(circlesIn(uses)).toEqual([])
})

test('pages and routes reach the server through context.ts only', () => {
  for (const [file, target] of importsOf('app/pages/', 'app/routes/', 'app/root', 'app/entry'))
    if (target.startsWith('server/')) expect(target, file).toBe('server/context.ts')
})

test('every loader and action of the admin area begins by asking for a right, and has nothing of the server but by it', () => {
  const guarded = routes.flatMap((route) =>
    route.path?.startsWith('admin') || route.children ? [route, ...(route.children ?? [])] : [],
  )
  expect(guarded.length).toBeGreaterThan(15)
  for (const { file } of guarded) {
    const text = readFileSync(join(root, 'app', file), 'utf8')
    const bodies = [
      ...text.matchAll(/^export (?:async )?function (?:loader|action)\([^)]*\)[^{]*\{\n((?:.|\n)*?)^\}/gm),
    ]
    expect(text, file).toMatch(/^export (async )?function loader\(/m)
    for (const [, body = ''] of bodies)
      expect(body, file).toMatch(/^(  const \{ .+ \} = args\.params\n)?.*\brequireRight(ToDraft)?\(args, /)
    expect(text, file).not.toMatch(/\bbackend\b/)
  }
})

test('every folder is named by a word of docs/words.md, the same on every floor', () => {
  const floors = ['shared', 'server', 'app/site', 'app/admin']
  const rows = tableOf('docs/words.md', 'Words').map(
    ([word = '', , ...marks]) => [word.replaceAll('`', ''), marks] as const,
  )
  for (const [index, floor] of floors.entries()) {
    const folders = readdirSync(join(root, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const named = rows.filter(([, marks]) => marks[index] === 'x').map(([word]) => word)
    expect(folders.map(({ name }) => name).sort(), floor).toEqual(named.sort())
  }
})

test('an exported name means one thing, wherever it is imported from', () => {
  const declaration = /^export (?:async )?(?:function\*?|const|let|type|interface|class) (\w+)/gm
  const places = new Map<string, string[]>()
  for (const file of product)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declaration))
      if (!namesOfTheTable.test(name)) places.set(name, [...(places.get(name) ?? []), file])
  const twice = [...places].filter(([, where]) => where.length > 1)
  expect(twice).toEqual([])
})

test('features of shared/ use each other as the table in docs/rooms.md says, and only those above', () => {
  const rooms = tableOf('docs/rooms.md', 'Rooms of shared').map(([name, uses]) => {
    const [place = ''] = namesIn(name)
    return { name: place, places: [place.endsWith('.ts') ? place : `${place}/`], uses: namesIn(uses) }
  })
  expectOrder('shared/', rooms)
})

test('rooms of the server use each other as the table in docs/rooms.md says, and only those above', () => {
  const rooms = tableOf('docs/rooms.md', 'Rooms of the server').map(([name, places, , uses]) => {
    return { name: namesIn(name)[0]!, places: namesIn(places), uses: namesIn(uses) }
  })
  expectOrder('server/', rooms)
})

const isOfPages = (file: string) =>
  file.startsWith('blocks/') ? !fieldsOfBlocks.test(file) : /^app\/(?!admin\/)/.test(file)

test('pages take types, never values, from the content definitions', () => {
  const typeOnly = /^import type |^export type /
  for (const file of product.filter(isOfPages))
    for (const [statement, target] of statementsOf(file))
      if (target.startsWith('shared/content/') && !target.endsWith('motifs.ts'))
        expect(statement, file).toMatch(typeOnly)
})

test('buttons that lead to a screen of the admin area go through its router', () => {
  for (const file of product.filter((name) => name.startsWith('app/admin/')))
    for (const [tag] of readFileSync(join(root, file), 'utf8').matchAll(/<LinkButton[^>]*>/g))
      expect(tag, `${file}: ScreenButton keeps what is loaded`).not.toMatch(/adminPaths\.(?!messagesExport)/)
})

test('every write is in a transaction of writers, which take turns', () => {
  // Whether the database takes a write is asked outside of the queue: others that write for long make nobody less ready.
  for (const file of product.filter((name) => name.startsWith('server/') && name !== 'server/operations/readiness.ts'))
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(
      /\bquery\s*\.(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/,
    )
})

test('only config.ts and the start read the environment', () => {
  for (const file of product.filter((name) => /^(server|app|shared)\//.test(name)))
    if (readFileSync(join(root, file), 'utf8').includes('process.env'))
      expect(['server/main.ts', 'server/dev.ts'], file).toContain(file)
})

test('file and folder names are kebab-case and files stay readable', () => {
  for (const file of product) {
    expect(file).toMatch(/^[a-z0-9/.-]+$/)
    if (!file.includes('/defaults/'))
      expect(readFileSync(join(root, file), 'utf8').split('\n').length, file).toBeLessThan(300)
  }
})

const vitestFiles = [...files, ...sourcesIn('tests')].filter((file) => /\.test\.tsx?$/.test(file))

test('no test file replaces a module for the others that share its process (vitest.config.ts)', () => {
  const replacing = vitestFiles.filter((file) => /\bvi\.mock\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(replacing).toEqual([])
})

test('tests wait for what is to happen, with the one patience of vitest.config.ts', () => {
  const impatient = vitestFiles.filter((file) => /\bvi\.wait(For|Until)\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(impatient).toEqual([])
})

test('every code of the object store is one that somebody throws', () => {
  const elsewhere = product.filter(
    (file) => !['shared/media/storage-errors.ts', 'shared/messages/media.ts'].includes(file),
  )
  const sources = elsewhere.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  for (const code of Object.keys(storageErrorMessages)) expect(sources.includes(`'${code}'`), code).toBe(true)
})

type Room = { name: string; places: string[]; uses: string[] }

/** Every file is in one room, and its imports lead to rooms above that this one may use; nothing is allowed in vain. */
function expectOrder(floor: string, rooms: Room[]): void {
  const isIn = (file: string) => (place: string) =>
    place.endsWith('/') ? file.startsWith(floor + place) : file === floor + place
  const roomByFile = new Map<string, string>()
  for (const file of product.filter((name) => name.startsWith(floor))) {
    const found = rooms.filter(({ places }) => places.some(isIn(file)))
    expect(found, `${file} is in one room`).toHaveLength(1)
    roomByFile.set(file, found[0]!.name)
  }
  const used = new Map(rooms.map(({ name }) => [name, new Map<string, string>()]))
  for (const [file, target] of importsOf(floor)) {
    const [from, to] = [roomByFile.get(file)!, roomByFile.get(target)]
    if (to && from !== to) used.get(from)!.set(to, `${file} imports ${target}`)
  }
  for (const [index, { name, uses }] of rooms.entries()) {
    const above = rooms.slice(0, index).map((room) => room.name)
    const found = used.get(name)!
    for (const [room, example] of found) expect(above, example).toContain(room)
    for (const [room, example] of found) expect(uses, example).toContain(room)
    for (const room of uses) expect([...found.keys()], `${name} may use ${room}, and does not`).toContain(room)
  }
}

/** What a cell of a table names. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** The rows of the table below a heading of a page. */
function tableOf(page: string, heading: string): string[][] {
  const [, section = ''] = readFileSync(join(root, page), 'utf8').split(new RegExp(`^##? ${heading}\\n`, 'm'))
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** The first folder below the floor. A file in the floor itself is a room of its own, and so are the fields of a block. */
function roomOf(file: string, floor: string): string {
  if (fieldsOfBlocks.test(file)) return file
  return file.slice(floor.length).split('/')[0]!
}

/** What leads back to itself, after everything that uses nothing (any more) or is used by nothing was taken away. */
function circlesIn(uses: Map<string, Set<string>>): [string, string[]][] {
  const left = new Map(uses)
  for (let before = -1; before !== left.size;) {
    before = left.size
    const wanted = new Set([...left.values()].flatMap((used) => [...used]))
    for (const [room, used] of left)
      if (!wanted.has(room) || ![...used].some((name) => left.has(name))) left.delete(room)
  }
  return [...left].map(([room, used]) => [room, [...used].filter((name) => left.has(name))])
}

function importsOf(...prefixes: string[]): [string, string][] {
  return product
    .filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))
    .flatMap((file) => statementsOf(file).map(([, target]) => [file, target] as [string, string]))
}

/** Each import of a file with what it resolves to: a path in the repository, or the name of a package. */
function statementsOf(file: string): [string, string][] {
  const text = readFileSync(join(root, file), 'utf8')
  const pattern =
    /^(?:import|export)\b[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
  return [...text.matchAll(pattern)].map(([statement, from, bare, lazy]) => [
    statement,
    resolveImport(file, from ?? bare ?? lazy!),
  ])
}

function resolveImport(file: string, name: string): string {
  const alias = aliases.find(([prefix]) => name.startsWith(prefix))
  if (alias) return alias[1] + name.slice(alias[0].length)
  return name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : name
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.tsx?$/.test(name) && statSync(join(root, name)).isFile())
}
