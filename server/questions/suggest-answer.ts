import { questionMessages } from '#shared/messages/questions.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { Search } from '../search/open-search.ts'

const passagesShown = 3
const longestPassage = 400

/** What the site says that comes closest, for a person to make an answer of: each passage with the way to its page. */
export async function suggestAnswer(search: Pick<Search, 'find'>, question: string): Promise<string> {
  const hits = await search.find(question, passagesShown)
  if (hits.length === 0) return ''
  const parts = hits.map(({ entry, passage }) => {
    const text = shortened(passage.text.replaceAll(/\n?- /g, ' ').replaceAll(/\s+/g, ' ').trim())
    const link = `<a href="${escapeHtml(passage.url)}">${escapeHtml(entry.title)}</a>`
    return `<blockquote><p>${escapeHtml(text)}</p></blockquote><p>${link}</p>`
  })
  return [`<p>${questionMessages.draftNote}</p>`, ...parts].join('\n')
}

function shortened(text: string): string {
  return text.length <= longestPassage ? text : `${text.slice(0, text.lastIndexOf(' ', longestPassage))} …`
}
