import { contrastPairs, nameOfPair } from './contrast-pairs.ts'
import { defaultColours, derivePalette } from './palette.ts'
import { contrast, parseHex, type Oklch } from './oklch.ts'
import type { TokenName } from './default-tokens.ts'

/** How much lighter or darker than chosen a colour may become: beyond, nobody would know it again. */
const mostChanged = 0.25

/** Why an accent colour cannot be used; undefined where every pair can be read. */
export function accentProblem(hex: string): string | undefined {
  const accent = parseHex(hex)
  if (!accent) return undefined
  const { light } = derivePalette({ ...defaultColours, accent: hex })
  if (accent[0] - light.accent[0] <= mostChanged) return undefined
  return said('Die Akzentfarbe', 'accent', accent, light)
}

/** The same for the base colour, on which light text stands. */
export function baseProblem(hex: string): string | undefined {
  const base = parseHex(hex)
  if (!base) return undefined
  const { light } = derivePalette({ ...defaultColours, base: hex })
  if (base[0] - light['surface-inverse'][0] <= mostChanged) return undefined
  return said('Die Grundfarbe', 'surface-inverse', base, light)
}

/** Names the pair that would be hardest to read with the colour as it was chosen. */
function said(what: string, token: TokenName, chosen: Oklch, colours: Record<TokenName, Oklch>): string {
  const measured = contrastPairs
    .filter(({ front, back }) => front === token || back === token)
    .map((pair) => ({ pair, ratio: contrast(chosen, colours[pair.front === token ? pair.back : pair.front]) }))
    .toSorted((a, b) => a.ratio / a.pair.least - b.ratio / b.pair.least)
  const { pair, ratio } = measured[0]!
  return `${what} ist zu hell: „${nameOfPair(pair)}“ hätte einen Kontrast von nur ${inGerman(ratio)}:1, nötig sind ${inGerman(pair.least)}:1. Bitte wählen Sie eine dunklere Farbe`
}

export function inGerman(ratio: number): string {
  // Rounded down: what is shown as enough is enough.
  return (Math.floor(ratio * 10) / 10).toLocaleString('de-DE')
}
