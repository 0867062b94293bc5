/** What the narrowest header that shows the menu (1080 px) leaves beside name, theme button and contact button. */
const roomPx = 680
/** Around each label, as the header likes it and where it has to be dense (header.module.css). */
const aroundPx = { roomy: 24, dense: 14 }

/** By how many pixels a menu is too wide for the header; 0 where it fits. tests/e2e/header.e2e.ts measures that it does. */
export function menuOverflowPx(labels: readonly string[]): number {
  return Math.max(0, widthWith(labels, aroundPx.dense) - roomPx)
}

/** Whether the entries have to stand closer where the window is narrow. */
export function isDenseMenu(labels: readonly string[]): boolean {
  return widthWith(labels, aroundPx.roomy) > roomPx
}

function widthWith(labels: readonly string[], around: number): number {
  return labels.reduce((sum, label) => sum + around + [...label].reduce((px, letter) => px + widthOf(letter), 0), 0)
}

/** Letters of the text font at the size of the header, by kinds that are alike. */
function widthOf(letter: string): number {
  if (/[fijlrtI .,:;!'()/-]/.test(letter)) return 5.2
  if (/[mwMW&]/.test(letter)) return 12.5
  return /[A-ZÄÖÜ0-9]/.test(letter) ? 10.4 : 8.2
}
