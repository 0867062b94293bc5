/**
 * A whole number as Germans write it: 2.012. Without the formats of the browser, whose first one takes longer to make than
 * a screen of the admin area takes to draw.
 */
export function germanNumber(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
}

/** How many there are of something: 1 Eintrag, 2.012 Einträge. */
export function germanCount(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${germanNumber(count)} ${many}`
}
