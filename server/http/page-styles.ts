import { styleLink, writeStyle } from '#shared/html/written-styles.ts'
import { policyHash } from './own-scripts.ts'
import type { StaticFiles } from './static-files.ts'

export type PageStyles = ReturnType<typeof createPageStyles>
type Sheet = { element: Buffer; hash: string }

/** Style sheets of the build, written into pages instead of links to them (docs/decisions/0040). */
export function createPageStyles(files: Pick<StaticFiles, 'get' | 'pageStyles'> | undefined) {
  const sheets = new Map<string, Sheet>()
  let hashes: string[] | undefined

  /** Undefined for what is no style sheet of the build: that the browser asks for as ever. */
  function sheetAt(address: string): Sheet | undefined {
    const known = sheets.get(address)
    if (known) return known
    const text = address.endsWith('.css') ? files?.get(address)?.variants.identity.body.toString() : undefined
    // It would end the element before its end.
    if (text === undefined || /<\/style/i.test(text)) return undefined
    const sheet = { element: Buffer.from(writeStyle(address, text)), hash: policyHash(text) }
    sheets.set(address, sheet)
    return sheet
  }

  return {
    /** Of every sheet that a page may carry. */
    hashes: () => (hashes ??= files?.pageStyles().flatMap((address) => sheetAt(address)?.hash ?? []) ?? []),
    /** All of them where the first one stood, each once, and the hashes by which the content policy knows them. */
    writeInto(page: Buffer): { body: Buffer; hashes: string[] } {
      const used = new Map<string, Sheet>()
      const pieces: Buffer[] = []
      let at = 0
      for (const { start, end, address } of linksIn(page)) {
        const sheet = sheetAt(address)
        if (!sheet) continue
        used.set(address, sheet)
        pieces.push(page.subarray(at, start))
        at = end
      }
      const all = [...used.values()]
      // The first piece is what stands before the first link.
      pieces.splice(1, 0, ...all.map(({ element }) => element))
      return { body: Buffer.concat([...pieces, page.subarray(at)]), hashes: all.map(({ hash }) => hash) }
    },
  }
}

/** Behind the address of styles that are also loaded later. */
const routersMark = '#'

function* linksIn(page: Buffer): Generator<{ start: number; end: number; address: string }> {
  const { begin, end } = styleLink
  for (let start = page.indexOf(begin); start >= 0; start = page.indexOf(begin, start + begin.length)) {
    const endAt = page.indexOf(end, start)
    const [address = ''] = page.toString('utf8', start + begin.length, endAt).split(routersMark)
    yield { start, end: endAt + end.length, address }
  }
}
