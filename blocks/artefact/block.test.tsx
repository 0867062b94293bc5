import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '#shared/content/pages.ts'
import { services } from '#shared/content/services.ts'
import type { PageBlock } from '#blocks/kinds.ts'
import { textOf } from '#shared/text/html-text.ts'
import { showBlock } from '#blocks/find-block.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'

type ArtefactContent = Extract<PageBlock, { kind: 'artefact' }>

/** Those that the site comes with, in pages and in services. */
const seeded: ArtefactContent[] = [
  ...pages.defaults.flatMap(({ blocks = [] }) => blocks.filter((block) => block.kind === 'artefact')),
  ...services.defaults.flatMap(({ artefact }) =>
    artefact ? [{ kind: 'artefact' as const, id: 'arbeitsprobe', ...artefact }] : [],
  ),
].map((block) => parsed(block))

test('every look has a piece of work that shows it', () => {
  expect(new Set(seeded.map(({ look }) => look)).size).toBe(7)
})

test.each(seeded.map((block) => [block.name, block] as const))('%s says all of its words', (_name, block) => {
  const html = renderToStaticMarkup(<PageBlocks page="probe" blocks={[showBlock(block, undefined)]} />)
  const read = textOf(html)
  const words = [block.title, block.name, block.note, ...block.columns, ...block.items.flatMap(wordsOf)]
  for (const text of words.filter(Boolean)) expect(read).toContain(text)
  expect(html).not.toContain('style=')
})

function wordsOf({ label, value, text }: ArtefactContent['items'][number]) {
  return [label, value, text]
}

function parsed(block: object): ArtefactContent {
  const { id: _id, ...home } = pages.defaults.find(({ id }) => id === 'home')!
  return pages.schema.parse({ ...home, blocks: [block] }).blocks[0] as ArtefactContent
}
