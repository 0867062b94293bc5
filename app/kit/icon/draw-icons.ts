import { iconShapes } from './icon-shapes.ts'

const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square"'

export function drawIcons() {
  const symbols = Object.entries(iconShapes).map(
    ([name, shape]) => `<symbol id="${name}" viewBox="0 0 20 20" ${stroke}>${shape}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
