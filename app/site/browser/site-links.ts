import { linkTarget } from '#shared/addresses/link-target.ts'

/** A click that means "here": not in a new tab, not a download, and nobody has taken it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link to another page of this site that opens here. */
export function pageLinkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null
  // Opens a dialog instead.
  if (link.dataset.dialog) return null
  const { pathname, search, hash } = link
  return linkTarget(pathname + search + hash).kind === 'page' && !isPlace(link) ? link : null
}

/** The address that a form of this site asks for; undefined when it is sent in another way. */
export function formAddress(form: HTMLFormElement): string | undefined {
  const action = form.getAttribute('action')
  if (action === null || form.method !== 'get') return undefined
  const address = new URL(action, location.href)
  if (address.origin !== location.origin) return undefined
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') address.searchParams.append(name, value)
  return address.href
}

/** A place on the page that is shown. */
function isPlace({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname + search === location.pathname + location.search
}
