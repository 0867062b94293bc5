import { faqWords } from '#shared/messages/faq.ts'
import { searchParameter } from '#shared/addresses/site-paths.ts'
import { foundInWords } from '#shared/search/found-in-words.ts'
import { wordFinder } from '#shared/search/search-words.ts'
import { keepAddress } from '#site/page/keep-address.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { separatesWords } from '#shared/text/word-bounds.ts'

type Topic = {
  section: HTMLElement
  /** In the list of places. */
  link: HTMLElement | null
  questions: { entry: HTMLElement; text: string }[]
}

/**
 * Filters while one types, by what stands on the page already: the server is asked nothing. The address keeps the words,
 * as it does without JavaScript, where the form asks the server.
 */
export function filterQuestions(form: HTMLElement, gone: AbortSignal): void {
  const page = form.closest('main')
  const input = form.querySelector('input')
  const count = form.querySelector('output')
  const nothing = page?.querySelector<HTMLElement>('[data-nothing]')
  if (!page || !input || !count || !nothing) return
  const said = wordsOnPage(faqWords)
  let topics: Topic[] | undefined

  const filter = () => {
    const words = input.value.trim()
    const found = showFound((topics ??= readTopics(page)), words)
    nothing.hidden = found > 0
    count.value = words && foundInWords(said, found, words)
    keepInAddress(words)
  }

  input.addEventListener('input', filter, { signal: gone })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: gone })
  // Typed before this listened.
  if (input.value !== input.defaultValue) filter()
}

function readTopics(page: HTMLElement): Topic[] {
  return [...page.querySelectorAll<HTMLElement>('section:has(details)')].map((section) => ({
    section,
    link: page.querySelector<HTMLElement>(`li:has(> a[href="#${CSS.escape(section.id)}"])`),
    questions: [...section.querySelectorAll('details')].map((entry) => ({ entry, text: textOf(entry) })),
  }))
}

/** Hides whatever lacks a word; returns how many questions are left. */
function showFound(topics: Topic[], words: string): number {
  const holdsWords = wordFinder(words)
  let found = 0
  for (const { section, link, questions } of topics) {
    for (const { entry, text } of questions) entry.hidden = !holdsWords(text)
    const shown = questions.filter(({ entry }) => !entry.hidden).length
    section.hidden = shown === 0
    if (link) link.hidden = section.hidden
    found += shown
  }
  return found
}

/** The text below an element as the server searches it (shared/text/html-text.ts). */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  const text = [...node.childNodes].map(textOf).join('')
  return separatesWords((node as Element).localName) ? ` ${text} ` : text
}

function keepInAddress(words: string): void {
  const address = new URL(location.href)
  if (words) address.searchParams.set(searchParameter, words)
  else address.searchParams.delete(searchParameter)
  keepAddress(address.href)
}
