const touches = { pointerover: true, focusin: true, pointerout: false, focusout: false }

/** While a topic is touched, its field of the loom lights up (hero.tsx). */
export function lightLoom(topics: HTMLElement, gone: AbortSignal): void {
  for (const [type, lit] of Object.entries(touches))
    topics.addEventListener(type, ({ target }) => light(target as HTMLElement, lit), { signal: gone })
  // Somebody may have been quicker than this script.
  for (const touched of topics.querySelectorAll<HTMLElement>(':hover, :focus')) light(touched, true)
}

function light({ dataset }: HTMLElement, lit: boolean): void {
  const name = dataset.lights
  if (name) document.querySelector(`[data-field="${name}"]`)?.toggleAttribute('data-lit', lit)
}
