import { particleFramesPerSecond } from '#shared/constants.ts'
import { subscribeToTheme } from '#ui/theme/theme-store.ts'
import { createField, createLinks, findLinks, linkStrengths, moveParticles, resizeField } from './particle-field.ts'
import { runFrames } from './run-frames.ts'

const knotPx = 4
const knotAlpha = 0.32
const linkAlpha = 0.16
const sharpestPixelRatio = 2

/** Draws the drifting particles until stopped; a module of its own so that it loads after everything else. */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => undefined
  const field = createField(window.innerWidth, window.innerHeight)
  const links = createLinks()

  /** Changing the size clears the canvas and its settings, so both belong together. */
  function prepare() {
    const ratio = Math.min(window.devicePixelRatio, sharpestPixelRatio)
    resizeField(field, window.innerWidth, window.innerHeight)
    canvas.width = Math.round(field.width * ratio)
    canvas.height = Math.round(field.height * ratio)
    pen!.scale(ratio, ratio)
    takeColour()
  }

  function takeColour() {
    const petrol = getComputedStyle(document.documentElement).getPropertyValue('--thread-petrol')
    pen!.fillStyle = petrol
    pen!.strokeStyle = petrol
  }

  function draw() {
    moveParticles(field)
    findLinks(field, links)
    pen!.clearRect(0, 0, field.width, field.height)
    drawKnots(pen!, field)
    for (let strength = 0; strength < linkStrengths; strength++) drawLinks(pen!, field, links, strength)
  }

  prepare()
  window.addEventListener('resize', prepare)
  const leaveTheme = subscribeToTheme(takeColour)
  const stopFrames = runFrames(particleFramesPerSecond, draw)
  return () => {
    stopFrames()
    leaveTheme()
    window.removeEventListener('resize', prepare)
    pen.clearRect(0, 0, field.width, field.height)
  }
}

function drawKnots(pen: CanvasRenderingContext2D, { count, x, y }: ReturnType<typeof createField>) {
  pen.globalAlpha = knotAlpha
  pen.beginPath()
  for (let i = 0; i < count; i++) pen.rect(x[i]! - knotPx / 2, y[i]! - knotPx / 2, knotPx, knotPx)
  pen.fill()
}

/** Right-angled threads; all of one strength are one path, because every stroke costs. */
function drawLinks(
  pen: CanvasRenderingContext2D,
  { x, y }: ReturnType<typeof createField>,
  links: ReturnType<typeof createLinks>,
  strength: number,
) {
  pen.globalAlpha = (linkAlpha * (strength + 0.5)) / linkStrengths
  pen.beginPath()
  for (let i = 0; i < links.count; i++) {
    if (links.strength[i] !== strength) continue
    const from = links.from[i]!
    const to = links.to[i]!
    pen.moveTo(x[from]!, y[from]!)
    pen.lineTo(x[to]!, y[from]!)
    pen.lineTo(x[to]!, y[to]!)
  }
  pen.stroke()
}
