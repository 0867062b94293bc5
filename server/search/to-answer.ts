import type { SearchAnswer, SearchResult, TextPiece } from '#shared/search/search-result.ts'
import { entryKinds } from './entry.ts'
import type { Hit } from './search.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { fold } from './words.ts'

const excerptLength = 220
/** Far behind the best there is only what shares a word by chance. */
const worthShowing = 0.2

/** Hits as the search page shows them: each address once, with the words found marked, all or of one kind. */
export function toAnswer(
  hits: Hit[],
  terms: ReadonlySet<string>,
  { most, kind: asked }: { most: number; kind?: string | null },
): SearchAnswer {
  const found = worthwhile(hits)
  const kinds = entryKinds
    .map((kind) => ({ kind, count: found.filter(({ entry }) => entry.kind === kind).length }))
    .filter(({ count }) => count > 0)
  // Of a kind of which there is nothing, everything: the words may have changed since it was chosen.
  const kind = kinds.find((one) => one.kind === asked)?.kind ?? null
  const chosen = kind ? found.filter(({ entry }) => entry.kind === kind) : found
  return { results: chosen.slice(0, most).map((hit) => toResult(hit, terms)), total: chosen.length, kinds, kind }
}

function worthwhile(hits: Hit[]): Hit[] {
  const best = hits[0]?.score ?? 0
  const seen = new Set<string>()
  return hits.filter(
    ({ score, passage }) => score >= best * worthShowing && !seen.has(passage.url) && seen.add(passage.url),
  )
}

function toResult({ entry, passage }: Hit, terms: ReadonlySet<string>): SearchResult {
  return {
    id: entry.id,
    kind: entry.kind,
    title: marked(entry.title, terms),
    heading: passage.heading,
    excerpt: marked(around(passage.text, terms), terms),
    url: passage.url,
  }
}

/** The part of a text around the first word found, in whole words. */
function around(text: string, terms: ReadonlySet<string>): string {
  const line = inOneLine(text)
  if (line.length <= excerptLength) return line
  const found = [...line.matchAll(word)].find((match) => isHit(match[0], terms))?.index ?? 0
  const start = found < excerptLength * 0.6 ? 0 : line.lastIndexOf(' ', found - 60) + 1
  const end = line.lastIndexOf(' ', start + excerptLength)
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)} …`
}

/** Points are told apart, since they do not end as sentences do. */
function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^(?:- |\d+\. )/, '').trim())
  return lines
    .filter(Boolean)
    .map((line, index, all) => (index === all.length - 1 || /[.!?:;,…“]$/.test(line) ? line : `${line} ·`))
    .join(' ')
}

const word = /[\p{L}\d]+/gu

function marked(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    if (!isHit(match[0], terms)) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), hit: false })
    pieces.push({ text: match[0], hit: true })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

function isHit(written: string, terms: ReadonlySet<string>): boolean {
  const known = termsByWord.get(written)
  if (known !== undefined) return terms.has(known)
  const folded = fold(written)
  // "sich" shares its stem with "sichern", but nobody looks for it.
  const term = stopWords.has(folded) ? '' : stem(folded)
  if (termsByWord.size >= rememberedWords) termsByWord.clear()
  termsByWord.set(written, term)
  return terms.has(term)
}

/** The texts of a site are made of the same words again and again. */
const termsByWord = new Map<string, string>()
const rememberedWords = 20_000
