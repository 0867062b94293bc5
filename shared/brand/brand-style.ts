import { defaultTokens, type Token, type TokenName } from './default-tokens.ts'
import type { Oklch } from './oklch.ts'
import { derivePalette, isDefaultPalette, type BrandColours, type Palette } from './palette.ts'
import { variationStyle, type Variations } from './variations.ts'

/**
 * What a page needs beside the style sheets to look like the brand: nothing for the identity as it comes. Made of numbers
 * and choices only, never of what somebody typed. On paper everything is black on white (print.css).
 */
export function brandStyle(look: BrandColours & Variations): string {
  const { accent, base, type, corners, edge } = look
  const key = [accent, base, type, corners, edge].join()
  // Every page asks for the same one, and drawing it costs about a millisecond.
  if (last.key !== key) last = { key, style: drawStyle(look) }
  return last.style
}

let last = { key: '', style: '' }

function drawStyle(look: BrandColours & Variations): string {
  const { root, rules } = variationStyle(look)
  const palette = isDefaultPalette(look) ? undefined : derivePalette(look)
  const light = (palette ? declarations(palette, 'light') : '') + root
  const dark = palette ? declarations(palette, 'dark') : ''
  if (light === '' && rules === '') return ''
  return `@media screen{:root{${light}}${dark && `.dark{${dark}}`}${rules}}`
}

/** Only what differs from the style sheets. */
function declarations(palette: Palette, theme: 'light' | 'dark'): string {
  const colours = palette[theme]
  const names = Object.keys(defaultTokens) as TokenName[]
  const changed = names.filter((name) => {
    const { role, light, dark = light }: Token = defaultTokens[name]
    return role !== 'fixed' && css(colours[name]) !== css(theme === 'dark' ? dark : light)
  })
  return changed.map((name) => `--${name}:${css(colours[name], alphaOf(name, theme))};`).join('') + glow(colours.signal)
}

function alphaOf(name: TokenName, theme: 'light' | 'dark'): number | undefined {
  const { alpha }: Token = defaultTokens[name]
  return alpha?.[theme === 'light' ? 0 : 1]
}

function css([lightness, chroma, hue]: Oklch, alpha?: number): string {
  return `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`
}

function glow(signal: Oklch): string {
  return css(signal) === css(defaultTokens.signal.light)
    ? ''
    : `--glow-signal:0 0 0 4px ${css(signal, 0.35)},0 0 36px 6px ${css(signal, 0.55)};`
}
