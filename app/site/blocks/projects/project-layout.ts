/** The first project is wide; so is the last one when it would otherwise leave half a row empty. */
export function isWideProject(index: number, count: number): boolean {
  const last = count - 1
  return index === 0 || (index === last && last % 2 === 1)
}
