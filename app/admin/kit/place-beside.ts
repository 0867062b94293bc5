const gap = 4
const edge = 8

/** Below the button and flush with its right edge; above it where the window ends. */
export function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = panel
  const below = bottom + gap + offsetHeight <= window.innerHeight - edge
  style.left = `${Math.max(edge, right - offsetWidth)}px`
  style.top = `${Math.max(edge, below ? bottom + gap : top - gap - offsetHeight)}px`
}
