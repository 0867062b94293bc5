import { linkStyle, writeStyle } from '#shared/html/written-styles.ts'
import { policyHash } from '#server/http/security-headers.ts'
import type { StaticFiles } from '#server/http/static-files.ts'

export type StyleSheets = ReturnType<typeof createStyleSheets>
type Sheet = { element: string; hash: string }

/** Style sheets of the build, to be written into pages instead of links to them (docs/decisions/0040). */
export function createStyleSheets(files: Pick<StaticFiles, 'get'> | undefined) {
  const sheets = new Map<string, Sheet>()

  /** Undefined for what is no style sheet of the build: the browser asks for that as ever. */
  function sheetAt(address: string): Sheet | undefined {
    const known = sheets.get(address)
    if (known) return known
    const text = address.endsWith('.css') ? files?.get(address)?.variants.identity.body.toString() : undefined
    // It would end the element before its end.
    if (text === undefined || /<\/style/i.test(text)) return undefined
    const sheet = { element: writeStyle(address, text), hash: policyHash(text) }
    sheets.set(address, sheet)
    return sheet
  }

  return {
    /** All of them as elements, and the hashes by which the content policy knows them. */
    write(addresses: readonly string[]): { elements: string; hashes: string[] } {
      const found = addresses.map(sheetAt)
      return {
        elements: addresses.map((address, index) => found[index]?.element ?? linkStyle(address)).join(''),
        hashes: found.flatMap((sheet) => sheet?.hash ?? []),
      }
    },
    link: (addresses: readonly string[]): string => addresses.map(linkStyle).join(''),
  }
}
