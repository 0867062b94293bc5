/**
 * The widest a menu can be where it stands beside name, theme button and contact button in the narrowest header that
 * shows it (1080 px); tests/e2e/header.e2e.ts measures that it fits.
 */
export const menuWidthMax = 680

const aroundLabelPx = 24

/** How wide the header draws these labels: letters of the text font at its size, by kinds that are alike. */
export function menuWidth(labels: readonly string[]): number {
  return labels.reduce(
    (sum, label) => sum + aroundLabelPx + [...label].reduce((px, letter) => px + widthOf(letter), 0),
    0,
  )
}

function widthOf(letter: string): number {
  if (/[fijlrtI .,:;!'()/-]/.test(letter)) return 5.2
  if (/[mwMW&]/.test(letter)) return 12.5
  return /[A-ZÄÖÜ0-9]/.test(letter) ? 10.4 : 8.2
}
