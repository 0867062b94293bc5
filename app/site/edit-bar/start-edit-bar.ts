import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { EditBarFacts } from '#shared/editing/page-source.ts'
import { editBarMessages as words } from '#shared/messages/edit-bar.ts'
import styles from './edit-bar.module.css'

/**
 * For people who work here, on every page they look at. The cookie decides: whoever is not signed in any more, or may not
 * edit, sees nothing. Pages stay the same for everybody; this is asked for beside them.
 */
export async function startEditBar(_page: ParentNode, gone: AbortSignal): Promise<void> {
  // The admin area shows pages in a frame of its own.
  if (window.top !== window) return
  const bar = document.querySelector<HTMLElement>(`.${styles.bar}`)
  const facts = await fetchFacts(gone).catch(() => undefined)
  if (gone.aborted) return
  bar?.remove()
  if (facts) document.body.append(draw(facts))
}

async function fetchFacts(signal: AbortSignal): Promise<EditBarFacts | undefined> {
  const response = await fetch(`/api/edit-bar?${new URLSearchParams({ pfad: location.pathname })}`, { signal })
  return response.status === 200 ? ((await response.json()) as EditBarFacts) : undefined
}

function draw({ title, state, edit, drafts }: EditBarFacts): HTMLElement {
  const bar = document.createElement('aside')
  bar.className = `${styles.bar} no-print`
  bar.setAttribute('aria-label', words.label)
  if (edit) bar.append(link(edit, words.edit))
  const about = document.createElement('span')
  about.textContent = `${title} · ${state}`
  bar.append(about, link(adminPaths.dashboard(), drafts === 0 ? words.noDrafts : words.drafts(drafts)))
  return bar
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.textContent = text
  return anchor
}
