import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
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
