import {
  createField,
  createLinks,
  findLinks,
  linkStrengths,
  moveParticles,
  resizeField,
  type Links,
  type ParticleField,
} from './particle-field.ts'

const particleFramesPerSecond = 30

/** What the page knows and the painter needs. */
export type Scene = { width: number; height: number; colour: string; moving: boolean }

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A pick of weft. */
const pickPx = { width: 14, height: 3 }
const pickAlpha = 0.32
const linkAlpha = 0.16

/** Returns how to show a scene; frames run while it moves. Knows no page, so that it can work beside it. */
export function createParticlePainter(canvas: HTMLCanvasElement | OffscreenCanvas): (scene: Scene) => void {
  const pen = canvas.getContext('2d') as Pen | null
  if (!pen) return () => undefined
  const links = createLinks()
  let field: ParticleField | undefined
  let stop: (() => void) | undefined

  function paint(particles: ParticleField, ink: Pen) {
    moveParticles(particles)
    findLinks(particles, links)
    ink.clearRect(0, 0, particles.width, particles.height)
    paintPicks(ink, particles)
    for (let strength = 0; strength < linkStrengths; strength++) paintLinks(ink, particles, links, strength)
  }

  return ({ width, height, colour, moving }) => {
    const particles = (field ??= createField(width, height))
    // Setting the size clears the canvas and all settings of the pen, the colours below included.
    if (canvas.width !== width || canvas.height !== height) {
      resizeField(particles, width, height)
      canvas.width = width
      canvas.height = height
    }
    pen.fillStyle = colour
    pen.strokeStyle = colour
    stop?.()
    stop = moving ? runFrames(particleFramesPerSecond, () => paint(particles, pen)) : undefined
  }
}

/** Calls `onFrame` so many times a second; returns how to stop. In a worker as well as on a page. */
export function runFrames(framesPerSecond: number, onFrame: () => void): () => void {
  // The timer sleeps through the frames in between: a bare animation frame would wake at every refresh.
  // It ends half a refresh (of 60 Hz) early, so that the next refresh is the right one.
  const sleepMs = 1000 / framesPerSecond - 8
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(tick)

  function tick() {
    onFrame()
    timer = setTimeout(() => {
      frame = requestAnimationFrame(tick)
    }, sleepMs)
  }

  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

function paintPicks(pen: Pen, { count, x, y }: ParticleField) {
  const { width, height } = pickPx
  pen.globalAlpha = pickAlpha
  pen.beginPath()
  for (let i = 0; i < count; i++) pen.rect(x[i]! - width / 2, y[i]! - height / 2, width, height)
  pen.fill()
}

/** Right-angled threads; all of one strength are one path, because every stroke costs. */
function paintLinks(pen: Pen, { x, y }: ParticleField, links: Links, strength: number) {
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
