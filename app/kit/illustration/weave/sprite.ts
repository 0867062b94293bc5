export type SpritePart = { width: number; height: number; body: string; hangsOut?: boolean }

/** How far a picture lies under the one beside it: without it a gap shows, and with more soft edges are seen twice. */
export const seam = 2

/** One file with a symbol for each picture; pages show them with `<use href="file.svg#name">`. */
export function sprite(pictures: Record<string, SpritePart>, icons: readonly string[] = []) {
  const symbols = [...icons, ...Object.entries(pictures).map(([name, picture]) => symbol(name, picture))]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function symbol(name: string, { width, height, body, hangsOut }: SpritePart) {
  const overflow = hangsOut ? ' overflow="visible"' : ''
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}"${overflow}>${body}</symbol>`
}
