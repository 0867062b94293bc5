/**
 * A whole number as Germans write it: 2.012. Without the formats of the browser, whose first one takes longer to make than
 * a screen of the admin area takes to draw.
 */
export function germanNumber(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
}
