import { chatMessages } from '#shared/messages/chat.ts'
import { consentMessages } from '#shared/messages/consent.ts'
import { isPreviewMessage, previewParameter, type PreviewMessage } from '#shared/preview/preview.ts'

/**
 * Runs in pages that show a draft. Inside the editor it asks the server for the page's data with what is being typed:
 * React Router reads data with GET, and a text of any length needs a body, so its reads become posts here.
 */
function startDraftFrame() {
  if (window.parent === window) return showRibbon()
  let values: Record<string, unknown> | undefined
  let running = false
  let again = false
  let shown = false
  const isFooter = new URLSearchParams(location.search).get(previewParameter)?.startsWith('footer:')
  const read = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!values || !url.pathname.endsWith('.data')) return read(input, init)
    const headers = { 'content-type': 'application/json' }
    return read(url, { method: 'POST', headers, body: JSON.stringify({ values }), signal: init?.signal })
  }

  async function show() {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await window.__reactRouterDataRouter?.revalidate()
    } while (again)
    running = false
    // Not into view: that would scroll the editor around this frame as well.
    if (!shown && isFooter) window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    shown = true
    tell({ kind: 'preview-shown' })
  }

  window.addEventListener('message', ({ data, source, origin }) => {
    if (source !== window.parent || origin !== location.origin || !isPreviewMessage(data)) return
    if (data.kind === 'preview-hello') tell({ kind: 'preview-ready' })
    if (data.kind === 'preview-theme') document.documentElement.classList.toggle('dark', data.theme === 'dark')
    if (data.kind !== 'preview-values') return
    values = data.values
    void show()
  })
  document.addEventListener('click', pick, { capture: true })
  clearView()
  tell({ kind: 'preview-ready' })
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
  const target = event.target instanceof Element ? event.target : null
  const image = target instanceof HTMLImageElement ? (target.getAttribute('src') ?? '') : ''
  const block = target?.closest('h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption,a,button,td,th,summary,span') ?? target
  const text = (block?.textContent ?? '').trim()
  if (text || image) tell({ kind: 'preview-picked', text: text.length > 2_000 ? '' : text, image })
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
  ribbon.textContent = 'Vorschau eines Entwurfs – nicht veröffentlicht und nur mit diesem Link zu sehen.'
  document.body.append(ribbon)
}

// Loading it is asking for it (app/entry.client.tsx).
startDraftFrame()
