import { markdownPath } from '#shared/addresses/discovery-paths.ts'
import { llmsMessages } from '#shared/messages/discovery.ts'
import type { PublicPage } from './public-page.ts'
import type { Sequence } from './sequence.ts'

type Site = { name: string; description: string; origin: string }

/** Enough to find one's way; every post is in the sitemap. */
const postsShown = 50
const sections: readonly PublicPage['kind'][] = ['page', 'service', 'project', 'job', 'post', 'legal']

/** What the site holds, for programs that read it in words (llmstxt.org): each page by its Markdown form. */
export function writeLlms(pages: Sequence<PublicPage>, { name, description, origin }: Site): string {
  const byKind = Map.groupBy(pages.slice(), ({ kind }) => kind)
  const parts = sections.flatMap((kind) => {
    const shown = byKind.get(kind)?.slice(0, kind === 'post' ? postsShown : undefined)
    if (!shown) return []
    const lines = shown.map((page) => {
      const text = inLine(page.description)
      return `- [${inLine(page.title)}](${origin}${markdownPath(page.path)})${text && `: ${text}`}`
    })
    return [`## ${llmsMessages.sections[kind]}\n\n${lines.join('\n')}`]
  })
  return [`# ${inLine(name)}`, `> ${inLine(description)}`, llmsMessages.note, ...parts].join('\n\n').concat('\n')
}

function inLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[[\]]/g, String.raw`\$&`)
}
