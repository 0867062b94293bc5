/** From the first to the last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * The part that a Range header asks for: one range within the whole. Several ranges, or a form we do not know, are
 * answered with everything; a range beyond the end cannot be answered at all.
 */
export function parseRange(header: string | null, totalBytes: number): ByteRange | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, totalBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? totalBytes - 1 : Math.min(Number(last), totalBytes - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end || start >= totalBytes ? 'beyond' : { start, end }
}
