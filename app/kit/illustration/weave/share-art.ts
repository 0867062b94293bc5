import type { SpritePart } from './sprite.ts'

/** The drawings of shared links, which the server draws itself: as source, since it never reads files of the pages. */
export function shareArt(pictures: Record<string, SpritePart>): string {
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
