import { drawOwnPattern } from '#kit/illustration/weave/own-pattern.ts'
import { messageSent } from './message-sent.ts'

/**
 * Weaves a cloth from what is typed, and hands it out as a file. Nothing leaves the browser, nothing is kept. Until then
 * it shows the cloth of the name that stands in the empty field: our own.
 */
export function weaveOwnPattern(place: HTMLElement, gone: AbortSignal): void {
  const input = place.querySelector('input')
  const picture = place.querySelector('svg')
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button[data-file]')]
  if (!input || !picture) return

  const weave = () => {
    const name = input.value.trim()
    picture.innerHTML = drawOwnPattern(name || input.placeholder).body
    for (const button of buttons) button.disabled = name === ''
  }
  input.addEventListener('input', weave, { signal: gone })
  // Whoever has just written to us sees the cloth of the name in the form.
  document.addEventListener(
    messageSent,
    ({ detail }: CustomEventInit<string>) => {
      if (input.value === '') input.value = detail ?? ''
      weave()
    },
    { signal: gone },
  )
  for (const button of buttons)
    button.addEventListener('click', () => void save(picture, button.dataset.file ?? ''), { signal: gone })
  place.hidden = false
  weave()
}

async function save(picture: SVGSVGElement, type: string): Promise<void> {
  const file = type === 'png' ? await asPng(picture) : asSvg(picture)
  if (!file) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `muster.${type}`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** With the colours of the page it was woven on, because a file knows no tokens. */
function asSvg(picture: SVGSVGElement): Blob {
  const { width, height } = picture.viewBox.baseVal
  const body = picture.innerHTML.replaceAll(/var\((--[\w-]+)\)/g, (_all, name: string) => colourOf(name))
  const ground = `<path fill="${colourOf('--swatch')}" d="M0 0h${width}v${height}H0z"/>`
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${body}</svg>`
  return new Blob([source], { type: 'image/svg+xml' })
}

const pixelsPerUnit = 4

/** Stroke by stroke: pictures of pictures would need a permission of the content policy. */
function asPng(picture: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = picture.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = width * pixelsPerUnit
  canvas.height = height * pixelsPerUnit
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.scale(pixelsPerUnit, pixelsPerUnit)
  pen.fillStyle = colourOf('--swatch')
  pen.fillRect(0, 0, width, height)
  for (const path of picture.querySelectorAll('path')) {
    const { stroke, strokeWidth } = getComputedStyle(path)
    pen.strokeStyle = stroke
    pen.lineWidth = Number.parseFloat(strokeWidth)
    pen.stroke(new Path2D(path.getAttribute('d') ?? ''))
  }
  return new Promise((resolve) => canvas.toBlob(resolve))
}

function colourOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim()
}
