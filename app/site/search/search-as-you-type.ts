import { pageFetchHeader, type PageFetch } from '#shared/addresses/page-fetch.ts'
import { paths, searchKindParameter } from '#shared/addresses/site-paths.ts'
import { keepAddress } from '#site/page/keep-address.ts'
import { parsePage } from '#site/page/next-page.ts'

/** Long enough that a word is not asked for letter by letter. */
const pauseMs = 200
const resultsPlace = '[data-search-results]'
/** On a hunch: it is no visit of the page. */
const fetchedFor: PageFetch = 'ahead'

/**
 * Shows what is found while somebody types: the page that the form would lead to is fetched, and its results take the
 * place of these. The field, the focus and everything above stay as they are. Arrow keys lead through the results.
 */
export function searchAsYouType(form: HTMLElement, gone: AbortSignal): void {
  const page = form.closest('main')
  const input = form.querySelector('input')
  const count = page?.querySelector('output')
  const results = page?.querySelector<HTMLElement>(resultsPlace)
  if (!page || !input || !count || !results) return
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  let asked = input.defaultValue.trim()
  gone.addEventListener('abort', () => stop())

  function stop(): void {
    clearTimeout(pause)
    asking.abort()
  }

  async function ask(words: string): Promise<void> {
    const { signal } = (asking = new AbortController())
    const kind = words && new URL(location.href).searchParams.get(searchKindParameter)
    const address = paths.search(words, kind || null)
    const response = await fetch(address, { signal, headers: { accept: 'text/html', [pageFetchHeader]: fetchedFor } })
    if (!response.ok) return
    const next = parsePage(await response.text())
    const found = next.querySelector(resultsPlace)
    if (signal.aborted || !found) return
    results!.dataset.typed = ''
    results!.replaceChildren(...[...found.childNodes].map((node) => document.importNode(node, true)))
    count!.value = next.querySelector('main output')?.textContent ?? ''
    document.title = next.title
    keepAddress(address)
  }

  function askSoon(): void {
    const words = input!.value.trim()
    if (words === asked) return
    asked = words
    stop()
    // Without an answer the field still works as a form.
    pause = setTimeout(() => ask(words).catch(() => {}), pauseMs)
  }

  input.addEventListener('input', askSoon, { signal: gone })
  // Whoever presses Enter is led to the page itself; what is typed late must not change it.
  form.addEventListener('submit', stop, { signal: gone })
  page.addEventListener('keydown', (event) => moveByKey(event, input, results), { signal: gone })
  // Typed before this listened.
  askSoon()
}

/** Down and up from the field through the results and back; Escape leads to the field from anywhere among them. */
function moveByKey(event: KeyboardEvent, input: HTMLInputElement, results: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...results.querySelectorAll<HTMLElement>('ol a')]
  const place = event.target === input ? -1 : links.indexOf(event.target as HTMLElement)
  if (place < 0 && event.target !== input) return
  const next = nextPlace(event.key, place)
  if (next === undefined || next >= links.length || (place < 0 && next < 0)) return
  event.preventDefault()
  if (next < 0) input.focus()
  else links[next]!.focus()
}

function nextPlace(key: string, place: number): number | undefined {
  if (key === 'ArrowDown') return place + 1
  if (key === 'ArrowUp') return place - 1
  return key === 'Escape' && place >= 0 ? -1 : undefined
}
