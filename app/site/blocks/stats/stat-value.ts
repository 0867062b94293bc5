/** A figure that can count: its sign, its number, how it is written, and the unit behind it with its space. */
export type StatValue = { sign: string; number: number; decimals: number; grouped: boolean; unit: string }

const germanFigure = /^([−-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(\D*)$/

/** Reads values such as "19", "240+", "1.200", "99,95 %", "−32 %"; anything else ("24/7") is plain text. */
export function readStatValue(value: string): StatValue | undefined {
  const match = germanFigure.exec(value.trim())
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', unit = ''] = match
  return {
    sign,
    number: Number(`${whole.replaceAll('.', '')}.${fraction || '0'}`),
    decimals: fraction.length,
    grouped: whole.includes('.'),
    unit,
  }
}

/** The number at a moment of the count-up, 0 to 1, written as its author wrote it. */
export function writeStatNumber({ sign, number, decimals, grouped }: StatValue, progress = 1): string {
  const digits = (number * progress).toLocaleString('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped ? 'always' : false,
  })
  return sign + digits
}
