import { toHex } from './oklch.ts'
import { derivePalette, type BrandColours } from './palette.ts'

/** What browsers draw around a page, in each theme. */
export type ThemeColours = { light: string; dark: string }

/** The ground of pages. Every page asks for the same ones, and drawing them costs about a millisecond. */
export function themeColours({ accent, base }: BrandColours): ThemeColours {
  const key = `${accent} ${base}`
  if (last.key !== key) {
    const { light, dark } = derivePalette({ accent, base })
    last = { key, colours: { light: toHex(light.surface), dark: toHex(dark.surface) } }
  }
  return last.colours
}

let last: { key: string; colours: ThemeColours } = { key: '', colours: { light: '', dark: '' } }
