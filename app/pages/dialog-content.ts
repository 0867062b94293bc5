import { dialogWords } from '#shared/messages/dialogs.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import type { PublicBackend } from '#server/context.ts'
import {
  dialogPaths,
  isDialogName,
  type DialogContents,
  type DialogName,
  type LegalContent,
  type LegalDialogName,
} from '#shared/dialogs/dialogs.ts'
import type { PageBlock } from '#blocks/kinds.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toMember } from '#shared/blocks/teasers.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { editHtml, replace, type Edit } from '#shared/html/edit-html.ts'
import type { HtmlElement } from '#shared/html/parse-html.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { PublicRoute } from './render/define-route.tsx'
import { readContactSettings } from '#blocks/form/contact-settings.ts'
import { readLegal } from './read-legal.ts'

/** What a dialog shows, as JSON; the same for everybody, so the server keeps it like a page. */
export const dialogContentRoute: PublicRoute<'name'> = {
  async open({ backend, parameters: { name } }) {
    if (!isDialogName(name) || !isPageOn(dialogPaths[name], await backend.offPaths()))
      return Response.json({ error: errorMessages.notFound }, { status: 404 })
    const content = await readers[name](backend)
    if (!content) return Response.json({ error: errorMessages.unavailable }, { status: 503 })
    // The page with the same content is the one to be found.
    return Response.json(content, { headers: { 'x-robots-tag': 'noindex' } })
  },
}

const readers: { [Name in DialogName]: (backend: PublicBackend) => Promise<DialogContents[Name] | undefined> } = {
  async contact(site) {
    const [page, settings, titles] = await Promise.all([
      site.content.get('pages', 'contact'),
      readContactSettings(site),
      readTitles(site),
    ])
    const form = page?.blocks.find((block) => block.kind === 'form')
    return {
      title: form?.title || titles.contact,
      intro: form?.lead ?? '',
      privacy: form?.privacy ?? '',
      settings,
    }
  },
  async about(site) {
    const [page, titles] = await Promise.all([site.content.get('pages', 'about'), readTitles(site)])
    const { title = titles.about, lead = '', blocks = [] } = page ?? {}
    return { title, lead, statements: statementsIn(blocks) }
  },
  async team(site) {
    const [page, members, titles] = await Promise.all([
      site.content.get('pages', 'team'),
      site.content.list('team'),
      readTitles(site),
    ])
    const { blocks = [] } = page ?? {}
    const people = blocks.find((block) => block.kind === 'people')
    return {
      title: people?.title || titles.team,
      lead: people?.lead ?? '',
      members: members.slice(0, shownCounts.teamFaces).map(toMember),
      hasMore: members.length > shownCounts.teamFaces,
      statements: statementsIn(blocks),
    }
  },
  async cookies({ consent }) {
    return (await consent.notice())?.content
  },
  impressum: (backend) => readLegalDialog(backend, 'impressum'),
  datenschutz: (backend) => readLegalDialog(backend, 'datenschutz'),
  agb: (backend) => readLegalDialog(backend, 'agb'),
}

async function readTitles(site: PublicBackend) {
  return wordsFrom(dialogWords, await site.words()).titles
}

function statementsIn(blocks: readonly PageBlock[]) {
  return blocks
    .filter((block) => block.kind === 'statement')
    .filter(({ hidden }) => !hidden)
    .map(({ id, title, lead, body, items }) => ({ id, title, lead, body, items }))
}

async function readLegalDialog(site: PublicBackend, name: LegalDialogName): Promise<LegalContent> {
  const [page, text, titles] = await Promise.all([
    site.content.get('pages', name),
    readLegal(site, name),
    readTitles(site),
  ])
  return { ...text, title: page?.title || titles[name], html: belowDialogTitle(text.html) }
}

/** The title of a dialog is an h2, and its text must not repeat the ids of the page behind it. */
function belowDialogTitle(html: string): string {
  return editHtml(html, [lowerHeading])
}

function lowerHeading({ name, start, inner, end }: HtmlElement): Edit[] {
  const lower = /^h[234]$/.test(name) ? `h${Math.min(4, Number(name[1]) + 1)}` : undefined
  if (!lower) return []
  return [replace({ start, end: inner.start }, `<${lower}>`), replace({ start: inner.end, end }, `</${lower}>`)]
}
