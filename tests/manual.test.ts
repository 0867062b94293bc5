import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collections, documents } from '#shared/content/index.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { placeAbout, placeOfGroup, placeOfSettings } from '#shared/help/group-help.ts'
import { manualPages, newsPage, pageAbout, pageOfGroup } from '#shared/help/manual-pages.ts'
import { blockText, parseMarkdown, type ManualSpan } from '#shared/help/parse-markdown.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { slug } from '#shared/text/slug.ts'
import { adminPictures } from './manual-pictures.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/handbuch')
const read = (name: string) => parseMarkdown(readFileSync(join(folder, `${name}.md`), 'utf8'))
const pages = manualPages.map((name) => ({ name, ...read(name) }))

/** What the admin area says: texts of shared/messages, and the names of collections and documents. */
const spoken = readdirSync(join(root, 'shared/messages'))
  .map((file) => readFileSync(join(root, 'shared/messages', file), 'utf8'))
  .join('\n')
const labels = new Set([
  ...Object.values<AnyCollection>(collections).flatMap(({ label }) => [
    label.one,
    label.many,
    listMessages.create(label.one),
  ]),
  ...Object.values(documents).map(({ label }) => label),
])

function spansOf(name: string): ManualSpan[] {
  return read(name).blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.spans : [],
  )
}

test('every file of the manual is a page, and every page a file with a title', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  expect(files.toSorted()).toEqual(manualPages.map((name) => `${name}.md`).toSorted())
  for (const { name, title, blocks } of pages)
    expect([name, title !== '', blocks.length > 0]).toEqual([name, true, true])
})

test.each(manualPages)('%s names only pages, pictures and labels that there are', (name) => {
  for (const span of spansOf(name)) {
    if (span.kind === 'link') expect(existsSync(join(folder, span.target)), span.target).toBe(true)
    if (span.kind !== 'strong') continue
    for (const label of span.text.split(' › '))
      expect(labels.has(label) || spoken.includes(`'${label}'`), `${name}: ${label}`).toBe(true)
  }
  for (const block of read(name).blocks)
    if (block.kind === 'picture') {
      expect(existsSync(join(folder, 'bilder', block.name)), block.name).toBe(true)
      expect(block.alt, block.name).not.toBe('')
    }
  // Whatever is not understood would be shown with its marks.
  for (const block of read(name).blocks) expect(blockText(block), name).not.toMatch(/\*\*|\]\(|^#|!\[|`/)
})

test('every picture is shown somewhere and can be made anew', () => {
  const shown = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])))
  expect(readdirSync(join(folder, 'bilder')).toSorted()).toEqual(shown.toSorted())
  expect(adminPictures.map(({ name }) => `${name}.webp`).toSorted()).toEqual(shown.toSorted())
})

test('each group of the sidebar has its page, and screens know theirs', () => {
  expect(Object.keys(pageOfGroup)).toEqual(Object.keys(adminMessages.groups))
  expect(pageAbout('/admin')).toBe('erste-schritte')
  expect(pageAbout('/admin/nachrichten/abc')).toBe('nachrichten')
  expect(pageAbout('/admin/inhalte/faq')).toBe('inhalte')
  expect(pageAbout('/admin/hilfe/team')).toBeUndefined()
})

test('each group of a form and of the settings leads to a heading of the manual, and no heading is promised in vain', () => {
  const headings = new Set(
    pages.flatMap(({ name, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'heading' ? `${name}#${slug(block.text)}` : [])),
    ),
  )
  const groups = Object.entries({ ...collections, ...documents }).flatMap(([content, { fields }]) =>
    Object.entries<FieldDefinition>(fields)
      .filter(([, { input }]) => ['group', 'list', 'blocks'].includes(input))
      .map(([path]) => ({ content, path })),
  )
  expect(groups.length).toBeGreaterThan(40)
  for (const { content, path } of groups)
    expect(headings.has(placeAbout(content, path) ?? ''), `${content}.${path}`).toBe(true)
  for (const place of Object.values(placeOfSettings)) expect(headings.has(place), place).toBe(true)
  const known = new Set(groups.map(({ content, path }) => `${content}.${path}`))
  expect(Object.keys(placeOfGroup).filter((group) => !known.has(group))).toEqual([])
})

test('the news begin with the version of the site', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const first = read(newsPage).blocks[0]!
  expect([first.kind, blockText(first)]).toEqual(['heading', version])
})

test('a page never brings markup of its own', () => {
  const { blocks } = parseMarkdown('# T\n\n<script>alert(1)</script> **fett** [x](javascript:alert)')
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '<script>alert(1)</script> ' },
        { kind: 'strong', text: 'fett' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'x', target: 'javascript:alert' },
      ],
    },
  ])
})
