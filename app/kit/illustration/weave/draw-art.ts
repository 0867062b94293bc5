import { drawIcons } from '#kit/icon/icon-shapes.ts'
import { drawBorder } from './border.ts'
import { drawCover, drawRunIn, drawRunOut } from './cover.ts'
import { drawLoom } from './loom.ts'
import { drawMotif, drawWide, motifNames, type MotifName } from './motifs.ts'
import { drawPortrait, people } from './portraits.ts'
import { drawBand, drawBridge, drawLowBand, drawTornThread } from './scenes.ts'
import { drawStoryCall, drawStoryLeft, drawStoryMend, drawStoryRight, drawStoryTear, drawStoryWarp } from './story.ts'
import { drawTall } from './tall.ts'
import type { SpritePart } from './weave.ts'

/** Every checked-in drawing, by its path below app/kit. `node scripts/draw-art.mjs` writes them. */
export function drawArt(): Record<string, string> {
  const loom = drawLoom()
  return {
    'illustration/art/motifs.svg': sprite(eachMotif(drawMotif)),
    ...filePerMotif('tall', drawTall),
    '../../server/discovery/art/share-motifs.ts': shareArt(eachMotif(drawTall)),
    'illustration/art/wide.svg': sprite(eachMotif(drawWide)),
    ...filePerMotif('covers', drawCover),
    'illustration/art/cover-runs.svg': sprite({ 'run-in': drawRunIn(), 'run-out': drawRunOut() }),
    ...filePerMotif('borders', drawBorder),
    'illustration/art/portraits.svg': sprite(
      Object.fromEntries(Object.entries(people).map(([name, person]) => [name, drawPortrait(person)])),
    ),
    // What the home page has and hardly any other.
    'illustration/art/home.svg': sprite({
      'hero-warp': loom.warp,
      'hero-warp-under-cloth': loom.warpUnderCloth,
      'hero-cloth': loom.cloth,
      'story-warp': drawStoryWarp(),
      'story-left': drawStoryLeft(),
      'story-right': drawStoryRight(),
      'story-tear': drawStoryTear(),
      'story-call': drawStoryCall(),
      'story-mend': drawStoryMend(),
      bridge: drawBridge(),
    }),
    // A file costs as much as 40 KB of drawings: what nearly every page shows is one with the icons.
    'icon/icons.svg': sprite(
      { band: drawBand(), 'band-low': drawLowBand(), 'torn-thread': drawTornThread() },
      drawIcons(),
    ),
  }
}

function eachMotif(draw: (name: MotifName) => SpritePart) {
  return Object.fromEntries(motifNames.map((name) => [name, draw(name)]))
}

/** Large ones of which a page shows one or two: who sees one need not read thirteen others. */
function filePerMotif(folder: string, draw: (name: MotifName) => SpritePart) {
  return Object.fromEntries(
    motifNames.map((name) => [`illustration/art/${folder}/${name}.svg`, sprite({ [name]: draw(name) })]),
  )
}

/** One file with a symbol for each picture; pages show them with `<use href="file.svg#name">`. */
function sprite(pictures: Record<string, SpritePart>, icons: readonly string[] = []) {
  const symbols = [...icons, ...Object.entries(pictures).map(([name, picture]) => symbol(name, picture))]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function symbol(name: string, { width, height, body, hangsOut }: SpritePart) {
  const overflow = hangsOut ? ' overflow="visible"' : ''
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}"${overflow}>${body}</symbol>`
}

/** The drawings of shared links, which the server draws itself: as source, since it never reads files of the pages. */
function shareArt(pictures: Record<string, SpritePart>): string {
  const entries = Object.entries(pictures).map(([name, { body }]) => `  '${name} ${body}',`)
  return [
    '// Drawn by scripts/draw-art.mjs, 400 × 500 units each: a name and its drawing.',
    '',
    'export const shareMotifs: readonly string[] = [',
    ...entries,
    ']',
    '',
  ].join('\n')
}
