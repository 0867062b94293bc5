const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }

/** What is read of rich text, with a space between the blocks. For counting and finding, never for showing. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|s|u|sub|sup|a|code)\b[^<>]*>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (entity, name: string) => named[name] ?? fromNumber(name) ?? entity)
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function fromNumber(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return name.startsWith('#') && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
