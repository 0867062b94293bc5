import { chatMessages } from '#shared/messages/chat.ts'
import { consentMessages } from '#shared/messages/consent.ts'
import { draftVersionName, isPreviewMessage, previewParameter, type PreviewMessage } from '#shared/preview/preview.ts'
import { brandStyleSelector, parsePage, addStyles } from '#site/page/next-page.ts'
import { menuId } from '#site/frame/header/follow-header.ts'
import { exchangeNode } from './exchange-nodes.ts'
import { createCaretFollower } from './follow-caret.ts'
import { showWords } from './show-words.ts'
import { placeOfClick } from './spoken-places.ts'
import { draftLinkMessages } from '#shared/messages/draft-links.ts'

/** What a draft can change of a page; the rest of the frame says nothing that is edited. */
const parts = ['main', 'header:not(main *)', 'footer:not(main *)']

/** Words are shown at once; what else follows from them, such as a table of contents, once typing rests. */
const restMs = 600

/**
 * Runs in pages that show a draft. Inside the editor it sends what is being typed to the address of the page, which answers
 * with its HTML, and exchanges what differs. One request at a time; the newest values win.
 */
function startDraftFrame() {
  if (window.parent === window) return showRibbon()
  let values: Record<string, unknown> | undefined
  let running = false
  let again = false
  let shown = false
  let rest: ReturnType<typeof setTimeout> | undefined
  // The page as the server sent it: behaviours have changed this one since, and somebody may have saved.
  let answer = askServer().then((page) => (page && versionOf(page) === versionOf(document) ? page : undefined))
  const followCaret = createCaretFollower()
  const isFooter = new URLSearchParams(location.search).get(previewParameter)?.startsWith('footer:')

  async function show() {
    clearTimeout(rest)
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      const asked = values
      const [was, next] = await Promise.all([answer, askServer(asked)])
      // Without an answer the page stays as it is: the next letter asks again.
      if (!next) continue
      // A block that was not on the page before brings styles along; without them it is still better than nothing.
      await addStyles(next).catch(() => undefined)
      exchangeParts(was, next)
      // What was typed meanwhile stays in sight.
      if (values && values !== asked) showWords(asked, values)
      answer = Promise.resolve(next)
      // Not into view: that would scroll the editor around this frame as well.
      if (!shown && isFooter) window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      shown = true
    } while (again)
    running = false
  }

  window.addEventListener('message', ({ data, source, origin }) => {
    if (source !== window.parent || origin !== location.origin || !isPreviewMessage(data)) return
    if (data.kind === 'preview-menu') keepMenuOpen()
    if (data.kind === 'preview-caret') followCaret(data.place)
    if (data.kind === 'preview-theme') document.documentElement.classList.toggle('dark', data.theme === 'dark')
    if (data.kind !== 'preview-values') return
    const before = values
    values = data.values
    // The first answer is awaited: until then the page may show an older draft.
    if (shown && showWords(before, values)) {
      clearTimeout(rest)
      rest = setTimeout(() => void show(), restMs)
    } else void show()
  })
  // Before whatever the page itself does with a click.
  window.addEventListener('click', pick, { capture: true })
  clearView()
  tell({ kind: 'preview-ready' })
}

/**
 * The page as the stored draft has it, or with what is being typed: a text of any length needs a body. Whole, as the page
 * itself came: its parts stand in the same places then.
 */
async function askServer(values?: Record<string, unknown>): Promise<Document | undefined> {
  const headers = { 'content-type': 'application/json' }
  const init = values && { method: 'POST', headers, body: JSON.stringify({ values }) }
  try {
    const response = await fetch(location.pathname + location.search, init)
    // Elsewhere than here is the page that says that the draft is gone.
    if (!(response.ok || response.status === 404) || response.redirected) return undefined
    return parsePage(await response.text())
  } catch {
    return undefined
  }
}

function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${draftVersionName}]`)?.content
}

/** Where it is not known what the page was made from, its parts are exchanged as a whole. */
function exchangeParts(was: Document | undefined, next: Document) {
  for (const part of parts) {
    const [shown, before, after] = [document, was, next].map((page) => page?.querySelector(part))
    if (shown && before && after) exchangeNode(shown, before, after)
    else if (shown && after) shown.replaceWith(document.importNode(after, true))
  }
  document.title = next.title
  showBrand(next)
  // What is new on the page wants to come alive (app/site/browser/start.ts).
  document.dispatchEvent(new CustomEvent('page-exchanged'))
}

const brandSheet = new CSSStyleSheet()

/** The look of the draft, as a sheet that the policy of this page lets a script make. */
function showBrand(next: Document) {
  document.querySelector(brandStyleSelector)?.remove()
  brandSheet.replaceSync(next.querySelector(brandStyleSelector)?.textContent ?? '')
  if (!document.adoptedStyleSheets.includes(brandSheet)) document.adoptedStyleSheets.push(brandSheet)
}

/** By its attribute: whatever else opens it takes the focus from what is being typed beside this frame. */
function keepMenuOpen() {
  const open = () => document.getElementById(menuId)?.setAttribute('open', '')
  open()
  document.addEventListener('page-exchanged', open)
}

/** What asks visitors for something would cover the text that is being written. */
function clearView() {
  const asking = [
    `[aria-label="${consentMessages.banner}"]`,
    `[aria-label="${chatMessages.open}"]`,
    `section:has([role="log"][aria-label="${chatMessages.log}"])`,
  ]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${asking.join(',')}{display:none}`)
  document.adoptedStyleSheets.push(sheet)
}

/** A click names what was clicked, and goes nowhere. */
function pick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
  const picked = placeOfClick(event)
  if (picked) tell({ kind: 'preview-picked', ...picked })
}

function tell(message: PreviewMessage) {
  window.parent.postMessage(message, location.origin)
}

/** Whoever was sent a link sees that this is not public. */
function showRibbon() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.draft-ribbon{position:fixed;inset:auto 0 0;z-index:var(--z-cookie);padding:10px 16px;background:var(--surface-inverse);color:var(--text-inverse);font-size:var(--text-sm);text-align:center}',
  )
  document.adoptedStyleSheets.push(sheet)
  const ribbon = document.createElement('p')
  ribbon.className = 'draft-ribbon'
  ribbon.textContent = draftLinkMessages.ribbon
  document.body.append(ribbon)
}

// Loading it is asking for it (app/site/browser/start.ts).
startDraftFrame()
