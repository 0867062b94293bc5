import { expect, test } from 'vitest'
import { differencesBetween } from '#shared/editing/differences.ts'
import { fieldConflicts } from '#shared/editing/conflict.ts'
import { leavesOf } from '#shared/editing/values.ts'
import { addableKinds, blocks } from './blocks-field.ts'
import type { BlockKinds } from './field-types.ts'
import { conform } from './conform.ts'
import { html, multiline, text } from './fields.ts'
import { draftSchema, objectSchema } from './object-schema.ts'

const kinds = {
  text: { label: 'Text', help: '', picture: 'text', fields: { title: text('Überschrift'), body: html('Text') } },
  quote: {
    label: 'Zitat',
    help: '',
    picture: 'quote',
    fields: { quote: multiline('Zitat', { required: 'Bitte das Zitat angeben' }) },
  },
  form: { label: 'Formular', help: '', picture: 'form', once: true, fields: { title: text('Überschrift') } },
  list: { label: 'Liste', help: '', picture: 'list', pages: ['blog'], fields: { title: text('Überschrift') } },
} satisfies BlockKinds
const fields = { blocks: blocks('Bausteine', kinds, { closed: ['offline'] }) }
const schema = objectSchema(fields)
const problems = (entries: unknown) =>
  (schema.safeParse({ blocks: entries }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('a block has a kind, a mark, and the fields of its kind with their defaults', () => {
  expect(schema.parse({ blocks: [{ kind: 'text', id: 'eins' }] }).blocks).toEqual([
    { kind: 'text', id: 'eins', hidden: false, title: '', body: '' },
  ])
  expect(schema.parse({}).blocks).toEqual([])
})

test('what is wrong with a block is said at its place, in German', () => {
  expect(problems([{ kind: 'quote', id: 'a' }])).toEqual(['blocks.0.quote: Bitte das Zitat angeben'])
  expect(problems([{ kind: 'unknown', id: 'a' }])).toEqual(['blocks.0.kind: Diesen Baustein gibt es nicht'])
  expect(problems([{ kind: 'text', id: 'a', quote: 'x' }])).toEqual(['blocks.0: Dieses Feld gibt es nicht'])
  expect(problems([{ kind: 'text', id: 'Mit Leerzeichen' }])[0]).toMatch(/^blocks\.0\.id: Bitte eine Sprungmarke/)
  expect(problems([{ kind: 'text', id: 'a', hidden: 'ja' }])).toEqual(['blocks.0.hidden: Bitte ein oder aus wählen'])
  expect(problems('keine')).toEqual(['blocks: Bitte eine Liste von Bausteinen angeben'])
  expect(problems(['kein Objekt'])).toHaveLength(1)
  expect(problems(Array.from({ length: 201 }, (_, index) => ({ kind: 'text', id: `a${index}` })))).toEqual([
    'blocks: Höchstens 200 Bausteine',
  ])
})

test('marks are told apart, and what belongs to a page is there once', () => {
  expect(
    problems([
      { kind: 'text', id: 'a' },
      { kind: 'text', id: 'a' },
    ]),
  ).toEqual(['blocks.1.id: Diese Sprungmarke hat schon ein anderer Baustein'])
  for (const kind of ['form', 'list'])
    expect(
      problems([
        { kind, id: 'a' },
        { kind, id: 'b' },
      ]),
    ).toEqual(['blocks.1.kind: Diesen Baustein gibt es auf einer Seite nur einmal'])
})

test('a draft may have gaps, but no block of a kind that does not exist', () => {
  const draft = draftSchema(fields)
  expect(draft.safeParse({ blocks: [{ kind: 'quote', id: 'a' }] }).success).toBe(true)
  expect(draft.safeParse({ blocks: [{ kind: 'unknown', id: 'a' }] }).success).toBe(false)
})

test('blocks stored by another version lose what is no more, and get what is new', () => {
  const stored = { blocks: [{ kind: 'text', id: 'a', title: 'T', old: 1 }, { kind: 'gone', id: 'b' }, 'nonsense'] }
  expect(conform(fields, stored)).toEqual({ blocks: [{ kind: 'text', id: 'a', hidden: false, title: 'T', body: '' }] })
})

test('which kinds can be added depends on the page and on what is there', () => {
  expect(addableKinds(fields.blocks, 'about', [])).toEqual(['text', 'quote', 'form'])
  expect(addableKinds(fields.blocks, 'about', [{ kind: 'form', id: 'a' }])).toEqual(['text', 'quote'])
  expect(addableKinds(fields.blocks, 'offline', [])).toEqual([])
})

const before = {
  blocks: [
    { kind: 'text', id: 'a', hidden: false, title: 'Eins', body: '<p>Alt</p>' },
    { kind: 'quote', id: 'b', hidden: false, quote: 'Zwei' },
  ],
}

test('the fields of blocks are named by place and kind', () => {
  expect(leavesOf(fields, before).map(({ path, labels }) => `${path} = ${labels.join(' › ')}`)).toContain(
    'blocks.1.quote = Baustein 2 (Zitat) › Zitat',
  )
})

test('a version that only moves or adds a block shows just that', () => {
  const [first, second] = before.blocks
  const moved = differencesBetween(fields, before, { blocks: [second, first] })
  expect(moved.map(({ label }) => label)).toEqual(['Bausteine › Reihenfolge'])
  const added = differencesBetween(fields, before, {
    blocks: [{ kind: 'text', id: 'n', title: 'Neu' }, ...before.blocks],
  })
  expect(added.map(({ label }) => label)).toEqual([
    'Baustein 1 (Text) › Sprungmarke',
    'Baustein 1 (Text) › Überschrift',
  ])
  const hidden = differencesBetween(fields, before, { blocks: [{ ...first!, hidden: true }, second] })
  expect(hidden).toMatchObject([{ label: 'Baustein 1 (Text) › Ausgeblendet', path: 'blocks.0.hidden' }])
})

test('a conflict asks about the blocks as a whole', () => {
  const mine = { blocks: before.blocks.toReversed() }
  expect(fieldConflicts(fields, before, mine, { blocks: [] })).toMatchObject([{ name: 'blocks', proposed: undefined }])
})
