import { subscribeToTheme } from '#kit/theme/theme-store.ts'
import type { Scene } from './particle-painter.ts'

/** Tells the particles how much of the page's head is in view: below it people read. Returns how to look again. */
export function followHead(host: HTMLElement): () => void {
  let asked = 0
  const measure = () => {
    asked = 0
    // A page without a head, such as that of a missing one, is all head.
    const head = document.querySelector('main header') ?? document.querySelector('main')
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

/** Lets the particles drift in a canvas of their own. */
export function startParticles(host: HTMLElement): () => void {
  // Browsers from before 2023 cannot paint beside the page; they do without the decoration.
  if (!('OffscreenCanvas' in window)) return () => undefined
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const painter = createPainter(canvas)
  const show = () => painter.show(currentScene())

  show()
  const leaveTheme = subscribeToTheme(show)
  window.addEventListener('resize', show)
  document.addEventListener('visibilitychange', show)
  return () => {
    leaveTheme()
    window.removeEventListener('resize', show)
    document.removeEventListener('visibilitychange', show)
    painter.end()
    canvas.remove()
  }
}

function currentScene(): Scene {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    colour: getComputedStyle(document.documentElement).getPropertyValue('--thread-petrol'),
    moving: !document.hidden,
  }
}

function createPainter(canvas: HTMLCanvasElement) {
  const worker = new Worker(new URL('./particle-worker.ts', import.meta.url), { type: 'module' })
  let offscreen: OffscreenCanvas | undefined = canvas.transferControlToOffscreen()
  return {
    show(scene: Scene) {
      worker.postMessage({ canvas: offscreen, scene }, offscreen ? [offscreen] : [])
      offscreen = undefined
    },
    end: () => worker.terminate(),
  }
}
