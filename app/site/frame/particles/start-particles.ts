import { subscribeToTheme } from '#kit/theme/theme-store.ts'
import type { Scene } from './particle-painter.ts'

/** Lets the particles drift in a canvas of their own; a module apart, so that it loads after everything else. */
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
