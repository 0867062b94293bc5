import { manualPages, newsPage, type ManualPageName } from '#shared/help/manual-pages.ts'
import { blockText, parseMarkdown, type ManualBlock } from '#shared/help/parse-markdown.ts'

export type ManualPage = { name: ManualPageName; title: string; blocks: ManualBlock[]; text: string }
/** A page that was found, with the first words that say so. */
export type FoundPage = { name: ManualPageName; title: string; excerpt: string }

const sources = import.meta.glob<string>('/docs/handbuch/*.md', { query: '?raw', import: 'default', eager: true })
const excerptLength = 140

let read: ManualPage[] | undefined

export function manualPage(name: string): ManualPage | undefined {
  return pages().find((page) => page.name === name)
}

/** Every word has to be on the page; pages with a word in the title come first. */
export function searchManual(search: string): FoundPage[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const holds = (text: string, word: string) => text.toLocaleLowerCase('de').includes(word)
  const found = pages().filter(({ title, text }) => words.every((word) => holds(`${title} ${text}`, word)))
  const titled = (page: ManualPage) => words.some((word) => holds(page.title, word))
  const ordered = words.length > 0 ? found.toSorted((a, b) => Number(titled(b)) - Number(titled(a))) : found
  return ordered.map((page) => ({ name: page.name, title: page.title, excerpt: excerptOf(page, words[0]) }))
}

/** What came with the newest version, and its number. */
export function latestNews(): { version: string; blocks: ManualBlock[] } {
  const { blocks } = manualPage(newsPage)!
  const [first, ...rest] = blocks
  const next = rest.findIndex(({ kind }) => kind === 'heading')
  return { version: first ? blockText(first) : '', blocks: next === -1 ? rest : rest.slice(0, next) }
}

/** Read when somebody opens the first: the server must not wait for it as it starts, nor a screen. */
function pages(): ManualPage[] {
  return (read ??= manualPages.map((name) => {
    const { title, blocks } = parseMarkdown(sources[`/docs/handbuch/${name}.md`] ?? '')
    return { name, title, blocks, text: blocks.map(blockText).join(' ') }
  }))
}

function excerptOf({ blocks }: ManualPage, word = ''): string {
  const texts = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'picture').map(blockText)
  const text = texts.find((candidate) => candidate.toLocaleLowerCase('de').includes(word)) ?? texts[0] ?? ''
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()} …` : text
}
