/** The first place that a pattern finds, with what stands around it; a pattern that asks for that itself is slow. */
export function foundWords(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern)
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 70)
}
