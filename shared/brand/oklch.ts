/** Lightness 0-1, chroma, hue in degrees (CSS Color 4): the space in which the tokens are written. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Rgb = [red: number, green: number, blue: number]

export function parseHex(hex: string): Oklch | undefined {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex.trim()) ?? []
  if (!digits) return undefined
  const [r, g, b] = [0, 2, 4].map((at) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return [lightness, Math.hypot(greenRed, blueYellow), (hue + 360) % 360]
}

export function toHex(colour: Oklch): string {
  const channel = (value: number) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0')
  return `#${linearRgb(colour).map(channel).join('')}`
}

/** The same lightness and hue with as much chroma as screens can show, rounded as it is written. */
export function shown([lightness, chroma, hue]: Oklch): Oklch {
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  const [l, h] = [round(Math.min(1, Math.max(0, lightness)), 3), round((hue + 360) % 360, 0)]
  let c = round(Math.max(0, chroma), 3)
  while (c > 0 && !isShowable([l, c, h])) c = round(c - 0.001, 3)
  return [l, c, h]
}

/** How clearly one stands out from the other, 1 to 21 (WCAG 2.2). */
export function contrast(a: Oklch, b: Oklch): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour).map((value) => Math.min(1, Math.max(0, value))) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function isShowable(colour: Oklch): boolean {
  return linearRgb(colour).every((value) => value >= -0.0005 && value <= 1.0005)
}

function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
