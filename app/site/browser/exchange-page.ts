import { brandStyleSelector, addStyles, pageStyles } from '#site/page/next-page.ts'

/** What in the head belongs to one page. */
const ofPage =
  'title,meta[name]:not([name=viewport],[name=theme-color]),meta[property],link[rel=canonical],link[rel=prev],link[rel=next],link[rel=alternate],script[type="application/ld+json"]'
const script = 'script[type=module][src]'
const marked = 'header nav a, dialog nav a'

/** Prepares the exchange of this page by the next one; what it returns does it at once. */
export async function exchangePage(next: Document, keepsFocus: boolean): Promise<() => void> {
  const main = next.querySelector('main')
  if (!main || versionOf(next) !== versionOf(document)) throw new Error('a page of another version')
  await addStyles(next)
  return () => {
    const focusAgain = keepsFocus ? rememberFocus(document.activeElement) : undefined
    exchangeHead(next)
    markCurrent(next)
    const old = document.querySelector('main')!
    // Without scripts only; parsed apart from a page that runs some, it would be there. Styles are there by now.
    main.querySelectorAll(`noscript,${pageStyles}`).forEach((element) => element.remove())
    old.replaceWith(document.importNode(main, true))
    exchangeBar(next)
    document.dispatchEvent(new CustomEvent('page-exchanged'))
    focusAgain?.()
  }
}

/** What is out of order concerns some pages only. */
function exchangeBar(next: Document): void {
  const bar = '[data-incident-bar]'
  const told = next.querySelector(bar)?.childNodes ?? []
  document.querySelector(bar)?.replaceChildren(...[...told].map((node) => document.importNode(node, true)))
}

function exchangeHead(next: Document): void {
  document.head.querySelectorAll(ofPage).forEach((element) => element.remove())
  for (const element of next.head.querySelectorAll(ofPage)) document.head.append(document.importNode(element, true))
}

/** The marks of the current page in header and menu come with the next page's HTML; its menu may be another by now. */
function markCurrent(next: Document): void {
  const marks = new Map(
    [...next.querySelectorAll(marked)].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  )
  document.querySelectorAll(marked).forEach((link) => {
    const mark = marks.get(link.getAttribute('href'))
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  })
}

/** The script of the site, the look of the brand, which the policy of a page ties to it, and what scripts say. */
function versionOf(page: Document): string {
  const style = page.querySelector(brandStyleSelector)?.textContent
  const words = page.querySelector<HTMLElement>('[data-words]')?.dataset.words
  return [page.querySelector(script)?.getAttribute('src'), style, words].join(' ')
}

/** Gives the focus back after the exchange; in a field also the caret, and what was typed while the page was on its way. */
function rememberFocus(element: Element | null): (() => void) | undefined {
  const selector = selectorOf(element)
  if (!selector) return undefined
  const typed = element instanceof HTMLInputElement ? element : undefined
  const [from, to] = [typed?.selectionStart, typed?.selectionEnd]
  return () => {
    const found = document.querySelector<HTMLElement>(selector)
    found?.focus({ preventScroll: true })
    if (!typed || !(found instanceof HTMLInputElement) || from == null || to == null) return
    found.value = typed.value
    found.setSelectionRange(from, to)
  }
}

/** Finds what has the focus again on a page that shows another part of the same thing. */
function selectorOf(element: Element | null): string | undefined {
  if (!element?.closest('main')) return undefined
  const by = (name: string) =>
    element.hasAttribute(name) && `main [${name}="${CSS.escape(element.getAttribute(name)!)}"]`
  return by('id') || by('name') || by('href') || undefined
}
