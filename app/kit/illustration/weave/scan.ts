import type { Stroke } from './path-data.ts'
import type { Thread } from './threads.ts'

type Scan = { width: number; height: number; pick: number; ground: Thread }

/** Weft-only cloth: rows step by a pick, but a pick may start anywhere, so outlines stay fine. */
export function scan({ width, height, pick, ground }: Scan, threadAt: (x: number, y: number) => Thread) {
  const strokes: (Stroke & { thread: Thread })[] = []
  for (let y = pick / 2; y < height; y += pick) {
    // The ground goes through from edge to edge; what covers it is laid on top.
    strokes.push({ direction: 'h', x: 0, y, length: width, thread: ground })
    for (let from = 0, to = 0; from < width; from = to) {
      const thread = threadAt(from + 0.5, y)
      to = from + 1
      while (to < width && threadAt(to + 0.5, y) === thread) to++
      if (thread !== ground) strokes.push({ direction: 'h', x: from, y, length: to - from, thread })
    }
  }
  return strokes
}
