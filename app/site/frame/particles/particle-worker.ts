import { createParticlePainter, type Scene } from './particle-painter.ts'

// Paints beside the page, so that the particles cost it no time. The first message brings the canvas.

let show: ((scene: Scene) => void) | undefined

addEventListener('message', ({ data }: MessageEvent<{ canvas?: OffscreenCanvas; scene: Scene }>) => {
  if (data.canvas) show = createParticlePainter(data.canvas)
  show?.(data.scene)
})
