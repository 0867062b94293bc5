import type { assistantWords } from '#shared/messages/assistant.ts'
import type { Words } from '#shared/words/word-group.ts'
import type { Entry, Passage } from '#server/search/entry.ts'
import { foldedWords } from '#server/search/words.ts'

/** What the assistant says of its own. */
export type AssistantWords = Words<typeof assistantWords.texts>

const longestAnswer = 420
const mostPoints = 8

/** A short answer in the words of the site, with links to where it stands. Links are written as in Markdown. */
export function composeAnswer(words: AssistantWords, passage: Passage, related: Entry[], asked = ''): string {
  const { entry, heading } = passage
  const isStart = entry.passages[0]?.heading === heading
  const own = heading && !isStart ? `${entry.title}: ${heading}` : entry.title
  return [
    // Whose answer it is, unless it was asked in these very words.
    ...(entry.kind === 'faq' && !isSame(entry.title, asked) ? [`**${entry.title}**`] : []),
    introduced(excerpt(passage.text), entry.kind === 'faq' ? '' : heading || entry.title),
    `${words.more} ${link(own, passage.url)}`,
    ...(related.length > 0 ? [`${words.also} ${related.map(({ title, url }) => link(title, url)).join(' · ')}`] : []),
  ].join('\n\n')
}

function isSame(title: string, asked: string): boolean {
  return foldedWords(title).join(' ') === foldedWords(asked).join(' ')
}

/** A list without a sentence before it needs to be named. */
function introduced(text: string, name: string): string {
  if (name === '' || !/^(?:-|\d+\.) /.test(text)) return text
  return `${name}${/[?!.:]$/.test(name) ? '' : ':'}\n${text}`
}

/** The question back, with what may have been meant. */
export function composeChoice(words: AssistantWords, entries: Entry[]): string {
  const choices = entries.map(({ title, url }) => `- ${link(title, url)}`).join('\n')
  return [words.askBack, choices, words.askBackEnd].join('\n\n')
}

/** Whole lines and sentences up to the limit, at least one; placeholders that the owner has not filled are left out. */
export function excerpt(text: string): string {
  const taken: string[] = []
  let length = 0
  let points = 0
  for (const line of text.split('\n')) {
    if (line.includes('Platzhalter:')) continue
    const isPoint = /^(?:-|\d+\.) /.test(line)
    if (isPoint && ++points > mostPoints) break
    const piece = isPoint ? line : sentences(line, longestAnswer - length)
    if (taken.length > 0 && (piece === '' || length + piece.length > (isPoint ? 2 : 1) * longestAnswer)) break
    taken.push(piece)
    length += piece.length
    if (!isPoint && piece.length < line.length) break
  }
  return taken.join('\n')
}

function sentences(line: string, room: number): string {
  const parts = line.split(/(?<=[.!?…]["“]?)\s+(?=[\p{Lu}„"])/u)
  let taken = parts[0] ?? ''
  for (const part of parts.slice(1)) {
    if (taken.length + part.length + 1 > room) break
    taken += ` ${part}`
  }
  return taken
}

function link(label: string, url: string): string {
  return `[${label.replaceAll(/[[\]]/g, '')}](${url})`
}
