import { embedMessages } from '#shared/messages/embed.ts'

/** Second click of a two-click embed: the first was on the placeholder that the server put there (G3). */
export function followEmbeds(): () => void {
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-embed-load]') : null
  const figure = button?.closest<HTMLElement>('figure[data-embed]')
  const placeholder = figure?.querySelector<HTMLElement>('.embed-ask')
  if (!figure?.dataset.embed || !placeholder) return
  const frame = document.createElement('iframe')
  frame.src = figure.dataset.embed
  frame.title = figure.querySelector('figcaption')?.textContent || embedMessages[kindOf(figure)].subject
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation')
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'embed-remove'
  remove.textContent = embedMessages.remove
  remove.addEventListener('click', () => {
    frame.remove()
    remove.remove()
    placeholder.hidden = false
    placeholder.querySelector<HTMLElement>('[data-embed-load]')?.focus()
  })
  placeholder.hidden = true
  placeholder.after(frame, remove)
  frame.focus()
}

function kindOf({ dataset }: HTMLElement): 'video' | 'map' {
  return dataset.kind === 'map' ? 'map' : 'video'
}
