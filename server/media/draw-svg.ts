import { readFile, writeFile } from 'node:fs/promises'
import type { Drawing } from './drawing.ts'
import type { WorkFiles } from './work-files.ts'

/** Before any picture of a page: somebody waits for the card of a link, or for an icon. */
const urgency = 100

/** Draws what the site itself has drawn as PNG, in a drawing process like every other picture (decision 17). */
export function createSvgDrawing(drawing: Drawing, workFiles: WorkFiles) {
  return (svg: string, size: { width: number; height: number }): Promise<Buffer> =>
    drawing.turn(urgency, async (ask) => {
      await using source = await workFiles.take()
      await using drawn = await workFiles.take()
      await writeFile(source.path, svg)
      const variant = { shape: 'whole', width: size.width, format: 'png' } as const
      const facts = { ...size, type: 'image/svg+xml' }
      await ask({ kind: 'variant', path: source.path, into: drawn.path, facts, variant })
      // Read before the file is given back.
      return await readFile(drawn.path)
    }).result
}
