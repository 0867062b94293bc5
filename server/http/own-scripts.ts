import { createHash, randomBytes } from 'node:crypto'

/** Marks what the application writes itself while it renders one page. Nobody can know it beforehand. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('hex')
}

/**
 * The page without its marks, and the hashes of the inline scripts that carried one. Stored content cannot carry the
 * mark, so a script that slipped through sanitising is never allowed; and without marks the page is the same for
 * everybody and can be kept whole (I7).
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    // React escapes angle brackets in attributes: the nearest ones are those of the marked tag.
    const start = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    if (!tag.startsWith('<script ') || / src="/.test(tag)) continue
    hashes.add(hashOf(html.slice(start, html.indexOf('</script>', start))))
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
