import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { siteRoutes } from '#shared/site-routes.ts'
import routes from '../app/routes.ts'
import { storageErrorCodes } from '#shared/media/storage-errors.ts'

// Resolves every import, so that a relative path cannot slip past the lint rules.

const root = join(import.meta.dirname, '..')
const aliases: [string, string][] = [
  ['#shared/', 'shared/'],
  ['#server/', 'server/'],
  ['#ui/', 'app/ui/'],
]
const files = ['shared', 'server', 'app'].flatMap((folder) => sourcesIn(folder))
const product = files.filter((file) => !/\.test\.tsx?$/.test(file))

test('shared depends on nothing but zod and itself', () => {
  for (const [file, target] of importsOf('shared/'))
    expect(/^zod(\/mini)?$/.test(target) || target.startsWith('shared/'), `${file} imports ${target}`).toBe(true)
})

test('server never reaches into the pages', () => {
  for (const [file, target] of importsOf('server/')) expect(target, file).not.toMatch(/^app\//)
})

test('app/ui never reaches into server or routes', () => {
  for (const [file, target] of importsOf('app/ui/')) expect(target, file).not.toMatch(/^(server|app\/routes)\//)
})

test('routes reach the server through context.ts only', () => {
  for (const [file, target] of importsOf('app/routes/', 'app/root', 'app/entry'))
    if (target.startsWith('server/')) expect(target, file).toBe('server/context.ts')
})

test('pages take types, never values, from the content definitions', () => {
  const typeOnly = /^import type |^export type /
  for (const file of product.filter((name) => name.startsWith('app/') && !name.startsWith('app/ui/admin/')))
    for (const [statement, target] of statementsOf(file))
      if (target.startsWith('shared/content/') && !target.endsWith('motifs.ts'))
        expect(statement, file).toMatch(typeOnly)
})

test('only config.ts and the start read the environment', () => {
  for (const file of product.filter((name) => /^(server|app|shared)\//.test(name)))
    if (readFileSync(join(root, file), 'utf8').includes('process.env'))
      expect(['server/run.ts', 'server/cli.ts'], file).toContain(file)
})

test('file and folder names are kebab-case and files stay readable', () => {
  for (const file of product) {
    expect(file).toMatch(/^[a-z0-9/.-]+$/)
    if (!file.includes('/defaults/'))
      expect(readFileSync(join(root, file), 'utf8').split('\n').length, file).toBeLessThan(300)
  }
})

test('no test file replaces a module for the others that share its process (vitest.config.ts)', () => {
  const replacing = files.filter((file) => /\bvi\.mock\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(replacing).toEqual([])
})

test('the server knows every public page, so that it can tell which addresses lead nowhere', () => {
  const known = routes.flatMap(({ path = '', file, id = file.replace(/\.tsx?$/, '') }) =>
    file.startsWith('routes/site/') && path !== '*' && path !== 'vorschau/:token' ? [[`/${path}`, id]] : [],
  )
  expect(siteRoutes).toEqual(Object.fromEntries(known))
})

test('every code of the object store is one that somebody throws', () => {
  const elsewhere = product.filter(
    (file) => !['shared/media/storage-errors.ts', 'shared/messages/media.ts'].includes(file),
  )
  const sources = elsewhere.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  for (const code of storageErrorCodes) expect(sources.includes(`'${code}'`), code).toBe(true)
})

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
