/**
 * Reads each text once: lists are read for every page that shows a part of them. Keeps what it read of the newest texts,
 * up to this many characters of them; so a result should be small beside its text.
 */
export function memoized<Result extends {}>(read: (html: string) => Result, mostCharacters = 4_000_000) {
  const known = new Map<string, Result>()
  let characters = 0
  return (html: string): Result => {
    const found = known.get(html)
    if (found !== undefined) return found
    const result = read(html)
    known.set(html, result)
    characters += html.length
    for (const oldest of known.keys()) {
      if (characters <= mostCharacters) break
      known.delete(oldest)
      characters -= oldest.length
    }
    return result
  }
}
