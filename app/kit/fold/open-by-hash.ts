/** An address such as /training#ki-im-bueroalltag unfolds what it names, on arrival and when it changes. */
export function openByHash(list: HTMLElement, gone: AbortSignal): void {
  function open() {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!target || !details || details.open || !list.contains(details)) return
    details.open = true
    target.scrollIntoView()
  }

  window.addEventListener('hashchange', open, { signal: gone })
  open()
}
