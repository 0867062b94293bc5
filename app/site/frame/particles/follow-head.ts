/** Tells the particles how much of the page's head is in view: below it people read. Returns how to look again. */
export function followHead(host: HTMLElement): () => void {
  let asked = 0
  const measure = () => {
    asked = 0
    const head = document.querySelector('main header')
    const seen = head ? Math.max(0, Math.min(head.getBoundingClientRect().bottom, window.innerHeight)) : 0
    host.style.setProperty('--head', `${Math.round(seen)}px`)
  }
  const look = () => {
    asked ||= requestAnimationFrame(measure)
  }
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  look()
  return look
}
