const touches = { pointerover: true, focusin: true, pointerout: false, focusout: false }

/** While a topic is touched, its field of the loom lights up (loom-fields.tsx). */
export function lightLoom(topics: HTMLElement, gone: AbortSignal): void {
  for (const [type, lit] of Object.entries(touches))
    topics.addEventListener(
      type,
      ({ target }) => {
        const name = (target as HTMLElement).dataset.lights
        if (name) document.querySelector(`[data-field="${name}"]`)?.toggleAttribute('data-lit', lit)
      },
      { signal: gone },
    )
}
