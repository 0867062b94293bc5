import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlockKind } from '#shared/content/field-types.ts'
import { collections } from '#shared/content/index.ts'
import { findBlock } from './find-block.ts'
import { pageBlockKinds, type PageBlockKind } from './kinds.ts'
import { lookModules } from './modules.ts'

const kinds = Object.keys(pageBlockKinds) as PageBlockKind[]

test('every kind is a folder that says how it is drawn, and every folder is a kind', () => {
  for (const kind of kinds) expect(findBlock(kind).kind).toBe(kind)
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders).toHaveLength(kinds.length)
})

test('every look that has a file of its own is one that editors can choose', () => {
  const choices = kinds.flatMap((kind) => {
    const { look } = pageBlockKinds[kind].fields as { look?: { options?: object } }
    return Object.keys(look?.options ?? {}).map((name) => `./${kind}/looks/${name}.tsx`)
  })
  expect(choices).toEqual(expect.arrayContaining(Object.keys(lookModules)))
})

test('every collection that a kind shows is one of the site', () => {
  const shown = kinds.flatMap((kind) => {
    const { shows }: BlockKind = pageBlockKinds[kind]
    return shows ?? []
  })
  expect(shown.length).toBeGreaterThan(10)
  expect(Object.keys(collections)).toEqual(expect.arrayContaining(shown))
})
