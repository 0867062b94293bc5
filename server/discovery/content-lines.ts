/** A line may have this many bytes; what is longer goes on in the next one (RFC 6350, 3.2 and RFC 5545, 3.1). */
const lineBytes = 75

/** The text of a card or a calendar from its lines. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

export function escapedValue(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = ['']
  for (const character of line) {
    const most = parts.length === 1 ? lineBytes : lineBytes - 1
    if (Buffer.byteLength(parts.at(-1)! + character) > most) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts.join('\r\n ')
}
