import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createParticlePainter, runFrames, type Scene } from './particle-painter.ts'

const refreshMs = 1000 / 60
const scene: Scene = { width: 1280, height: 800, colour: 'teal', moving: true }

beforeEach(stubFrames)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A display of 60 Hz under a faked clock. */
function stubFrames() {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) =>
    setTimeout(callback, refreshMs - (performance.now() % refreshMs)),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}

function createCanvas() {
  const calls = { clearRect: vi.fn(), beginPath: vi.fn(), rect: vi.fn(), fill: vi.fn(), stroke: vi.fn() }
  const lines = { moveTo: vi.fn(), lineTo: vi.fn() }
  const pen = { ...calls, ...lines, fillStyle: '', strokeStyle: '', globalAlpha: 1 }
  const canvas = { width: 300, height: 150, getContext: () => pen }
  return { pen, canvas, show: createParticlePainter(canvas as unknown as HTMLCanvasElement) }
}

/** How many picks the next frame has. */
function picksOfNextFrame({ pen }: ReturnType<typeof createCanvas>) {
  pen.clearRect.mockClear()
  pen.rect.mockClear()
  while (pen.clearRect.mock.calls.length === 0) vi.advanceTimersByTime(1)
  return pen.rect.mock.calls.length
}

test('a frame paints one short pick of weft per particle', () => {
  const painting = createCanvas()
  painting.show(scene)
  expect(picksOfNextFrame(painting)).toBe(42)
  expect(painting.pen.rect.mock.calls.every(([, , width, height]) => width === 14 && height === 3)).toBe(true)
})

test('threads run at right angles: along one pick, then up or down to the other', () => {
  const { pen, show } = createCanvas()
  show(scene)
  vi.advanceTimersByTime(1000)
  const lines = pen.lineTo.mock.calls
  expect(lines.length).toBeGreaterThan(0)
  pen.moveTo.mock.calls.forEach(([, startY], i) => {
    const [corner, end] = [lines[2 * i]!, lines[2 * i + 1]!]
    expect(corner[1]).toBe(startY)
    expect(corner[0]).toBe(end[0])
  })
})

test('a frame needs five paths at most, however many threads there are', () => {
  const { pen, show } = createCanvas()
  show(scene)
  vi.advanceTimersByTime(1000)
  expect(pen.beginPath.mock.calls.length / pen.clearRect.mock.calls.length).toBe(5)
})

test('nothing is painted while the scene does not move, and one loop runs when it does again', () => {
  const { pen, show } = createCanvas()
  show({ ...scene, moving: false })
  vi.advanceTimersByTime(5000)
  expect(pen.clearRect).not.toHaveBeenCalled()
  show(scene)
  show(scene)
  vi.advanceTimersByTime(1000)
  expect(pen.clearRect.mock.calls.length).toBeLessThanOrEqual(31)
  show({ ...scene, moving: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('a new theme changes the colour, a new size the number of particles', () => {
  const painting = createCanvas()
  painting.show(scene)
  painting.show({ ...scene, colour: 'cyan' })
  expect(painting.pen.fillStyle).toBe('cyan')
  expect(painting.pen.strokeStyle).toBe('cyan')
  painting.show({ ...scene, width: 600 })
  expect(painting.canvas.width).toBe(600)
  expect(picksOfNextFrame(painting)).toBe(20)
})

test('a display of 60 Hz gets 30 frames a second', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)
  vi.advanceTimersByTime(10_000)
  expect(onFrame.mock.calls.length / 10).toBeGreaterThan(28)
  expect(onFrame.mock.calls.length / 10).toBeLessThanOrEqual(30.1)
})

test('after the stop nothing is left running, before the first frame or later', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)()
  vi.advanceTimersByTime(1000)
  expect(onFrame).not.toHaveBeenCalled()

  const stop = runFrames(30, onFrame)
  vi.advanceTimersByTime(1000)
  onFrame.mockClear()
  stop()
  vi.advanceTimersByTime(1000)
  expect(onFrame).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
