import { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
import { defaultTokens, type Token, type TokenName } from './default-tokens.ts'
import { contrast, parseHex, shown, type Oklch } from './oklch.ts'

/** The two colours an owner chooses, as #rrggbb. */
export type BrandColours = { accent: string; base: string }
type PaletteTheme = 'light' | 'dark'
type ThemeColours = Record<TokenName, Oklch>
export type Palette = Record<PaletteTheme, ThemeColours>

/** Petrol and its ink: with them the tokens are those of the style sheets, byte for byte. */
export const defaultColours: BrandColours = { accent: '#006070', base: '#072d32' }

const tokenNames = Object.keys(defaultTokens) as TokenName[]
/** The hues from which the tokens are drawn: petrol, its ink, weld yellow and red lead (docs/design.md, Colour). */
const hues = { accent: 214, base: 208, signal: 92, contrast: 40 }
const defaultAccentChroma = 0.08
const defaultBase: Oklch = [0.275, 0.042, 208]

/** Every colour of both themes, drawn from two; where a pair would be hard to read, lightness gives way. */
export function derivePalette({ accent, base }: BrandColours): Palette {
  const own = { accent: ownColour(accent, 'accent'), base: ownColour(base, 'base') }
  return { light: settle(drawTheme('light', own)), dark: settle(drawTheme('dark', own)) }
}

export function isDefaultPalette({ accent, base }: BrandColours): boolean {
  return ownColour(accent, 'accent') === undefined && ownColour(base, 'base') === undefined
}

/** What is not a colour yet is as it came, like what was never changed. */
function ownColour(hex: string, name: keyof BrandColours): Oklch | undefined {
  return hex.toLowerCase() === defaultColours[name] ? undefined : parseHex(hex)
}

function drawTheme(theme: PaletteTheme, { accent, base }: { accent?: Oklch; base?: Oklch }): ThemeColours {
  const draw = (name: TokenName): Oklch => {
    const token: Token = defaultTokens[name]
    const colour = theme === 'dark' ? (token.dark ?? token.light) : token.light
    if (base && token.role === 'base') return drawBase(colour, base, 0)
    if (base && token.role === 'inverse') return drawBase(colour, base, inverseShift(base))
    if (accent && token.role === 'accent') return drawAccent(name, theme, colour, accent)
    if (accent && token.role === 'signal') return turned(colour, signalHue(accent) - hues.signal)
    if (accent && token.role === 'contrast') return drawContrast(colour, contrastHue(accent) - hues.contrast)
    return colour
  }
  return Object.fromEntries(tokenNames.map((name) => [name, shown(draw(name))])) as ThemeColours
}

/** Linen and ink take its hue, and as much of its colour as linen bears. */
function drawBase([lightness, chroma, hue]: Oklch, base: Oklch, shift: number): Oklch {
  const strength = Math.min(1.7, base[1] / defaultBase[1])
  return [lightness + shift, chroma * strength, base[2] + (hue - hues.base) / 2]
}

/** Dark fields are as dark as the base colour, within what light text on them bears. */
function inverseShift(base: Oklch): number {
  return Math.min(0.06, Math.max(-0.05, base[0] - defaultBase[0]))
}

/** What stands for the accent itself is as light as it; the rest keeps its place between light and dark. */
function drawAccent(name: TokenName, theme: PaletteTheme, [lightness, chroma, hue]: Oklch, accent: Oklch): Oklch {
  const vivid = Math.min(accent[1], 0.2) / defaultAccentChroma
  const most = mostChroma[name] ?? 0.2
  const drawn = (l: number): Oklch => [l, Math.min(most, chroma * vivid), accent[2] + hue - hues.accent]
  if (theme === 'dark') {
    const lifted = Math.min(0.04, Math.max(-0.015, accent[0] + 0.065 - lightness))
    return drawn(name === 'fill' || name === 'fill-hover' ? lightness + lifted : lightness)
  }
  // Darker than paper from the start, so that it gives way to the right side.
  const own = Math.min(0.75, accent[0])
  if (name === 'accent' || name === 'fill') return drawn(own)
  // What is nearly black grows lighter under the pointer.
  if (name === 'accent-hover' || name === 'fill-hover') return drawn(own + (own < 0.3 ? 0.09 : -0.075))
  if (name === 'thread-petrol') return drawn(Math.min(0.64, Math.max(0.42, own + 0.04)))
  return drawn(lightness)
}

const mostChroma: Partial<Record<TokenName, number>> = { 'accent-soft': 0.05, 'thread-waid': 0.1, accent: 0.19 }

/** Weld yellow, unless the accent itself is nearly yellow: then the signal would be lost beside it. */
function signalHue([, chroma, hue]: Oklch): number {
  return chroma > 0.03 && apart(hue, hues.signal) < 38 ? 195 : hues.signal
}

/** Red lead, unless the accent is red or orange: then the thread against it is woad. */
function contrastHue([, chroma, hue]: Oklch): number {
  return chroma > 0.03 && apart(hue, hues.contrast) < 48 ? 252 : hues.contrast
}

function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

function turned([lightness, chroma, hue]: Oklch, by: number): Oklch {
  return [lightness, chroma, hue + by]
}

/** Woad is deeper than red lead: as light, it would be the sky. */
function drawContrast([lightness, chroma, hue]: Oklch, by: number): Oklch {
  return by === 0 ? [lightness, chroma, hue] : [chroma > 0.1 ? lightness - 0.09 : lightness, chroma, hue + by]
}

const step = 0.004
/** Each round may disturb another pair; after these it has settled, or never will. */
const rounds = 6

/** Moves what belongs to the brand away from what it is hard to tell from, until it is not. */
function settle(colours: ThemeColours): ThemeColours {
  const settled = { ...colours }
  for (let round = 0; round < rounds; round++) for (const pair of contrastPairs) part(settled, pair)
  return settled
}

function part(colours: ThemeColours, { front, back, least }: ContrastPair): void {
  const moved = moves(front) ? front : moves(back) ? back : undefined
  if (!moved) return
  const other = colours[moved === front ? back : front]
  const direction = colours[moved][0] < other[0] ? -step : step
  while (contrast(colours[moved], other) < least) {
    const [lightness, chroma, hue] = colours[moved]
    if (lightness + direction < 0.1 || lightness + direction > 0.99) return
    colours[moved] = shown([lightness + direction, chroma, hue])
  }
}

function moves(name: TokenName): boolean {
  const { role }: Token = defaultTokens[name]
  return role === 'accent' || role === 'signal' || (role === 'base' && /^(text|border)/.test(name))
}
