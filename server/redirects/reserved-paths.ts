type IsReserved = (path: string) => boolean

/**
 * Where the site itself answers, whatever else is said: nothing there can be led elsewhere, however it is spelt. Patterns
 * are those of the route tables; behind a variable part or `*` everything is reserved.
 */
export function createReservedPaths(patterns: readonly string[], isFile: IsReserved = () => false): IsReserved {
  const own = patterns.map((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    const open = parts.findIndex((part) => part === '*' || part.startsWith(':'))
    return { fixed: open < 0 ? parts : parts.slice(0, open), isOpen: open >= 0 }
  })
  return (path) => {
    const given = plainSegments(path)
    const isOwn = own.some(
      ({ fixed, isOpen }) =>
        (isOpen ? given.length >= fixed.length : given.length === fixed.length) &&
        fixed.every((part, index) => part.toLowerCase() === given[index]),
    )
    return isOwn || isFile(`/${given.join('/')}`)
  }
}

/** A path as somebody may read it who decodes once more, or takes one letter for another. */
export function plainSpelling(path: string): string {
  return `/${plainSegments(path).join('/')}`
}

function plainSegments(path: string): string[] {
  const plain = decoded(path)
    .normalize('NFKC')
    // There and back, so that ſ becomes s as well.
    .toUpperCase()
    .toLowerCase()
    // What nobody sees, and the dot that a Turkish İ leaves behind.
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\u0307/gu, '')
  return plain.split(/[/\\]+/).filter((part) => part !== '' && part !== '.')
}

/** Until nothing is left to decode. */
function decoded(path: string): string {
  for (let plain = path; ;) {
    const next = decodedOnce(plain)
    if (next === plain) return plain
    plain = next
  }
}

/** What is no valid encoding stays. */
function decodedOnce(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}
