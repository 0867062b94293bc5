import { iconShapes } from './icon-shapes.ts'

const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square"'

/** A symbol for each icon. */
export function drawIcons(): string[] {
  return Object.entries(iconShapes).map(
    ([name, shape]) => `<symbol id="${name}" viewBox="0 0 20 20" ${stroke}>${shape}</symbol>`,
  )
}
