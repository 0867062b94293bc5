import type { Sharp } from 'sharp'
import { wovenWidth } from '#shared/media/variants.ts'
import { loadSharp } from './load-sharp.ts'

/** Threads across a picture, and the edge of a cell: four parts thread, one part gap. */
const columns = 160
const cell = wovenWidth / columns
const thread = cell - 1
/** Whatever its shape, a picture takes no more picks than this. */
const mostRows = 480
/** A satin of eight: at each of eight shades one more cell of a repeat is woven. */
const shades = 8
/** The dark dye of the palette (`--thread-night`), the same in both themes; what is left open shows the page's own dye. */
const night = [12, 47, 58]

/**
 * A photograph as Jacquard weavers shade it: the darker a place, the more of its cells are woven, bound as satin. Threads
 * are opaque, the rest is not, so that the ground takes its colour from the page (app/kit/picture/picture.module.css).
 */
export async function weavePicture(picture: Sharp, size: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loadSharp()
  const rows = Math.min(mostRows, Math.max(1, Math.round((columns * size.height) / size.width)))
  const grey = await picture
    .flatten({ background: '#fff' })
    .resize(columns, rows, { fit: 'fill' })
    .toColourspace('b-w')
    .normalise()
    .raw()
    .toBuffer()
  const woven = Buffer.alloc(wovenWidth * rows * cell * 4)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isWoven(grey[row * columns + column]!, column, row)) fillCell(woven, column, row)
  return sharp(woven, { raw: { width: wovenWidth, height: rows * cell, channels: 4 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}

function isWoven(brightness: number, column: number, row: number): boolean {
  const step = (3 * column + row) % shades
  return 1 - brightness / 255 > (step + 0.5) / shades
}

/** A pick runs on into the next cell: only between rows a gap is left. */
function fillCell(pixels: Buffer, column: number, row: number): void {
  for (let y = row * cell; y < row * cell + thread; y++)
    for (let x = column * cell; x < (column + 1) * cell; x++) pixels.set([...night, 255], (y * wovenWidth + x) * 4)
}
