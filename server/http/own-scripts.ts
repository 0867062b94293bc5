import { createHash, randomBytes } from 'node:crypto'

/** What the content policy allows although it stands in the page itself. */
export type OwnHashes = { scripts: string[]; styles: string[] }

/** Marks what the application writes itself while it renders one page. Nobody can know it beforehand. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('hex')
}

/**
 * The page without its marks, and the hashes of the inline scripts and styles that carried one. Stored content cannot carry the
 * mark, so a script that slipped through sanitising is never allowed; and without marks the page is the same for
 * everybody and can be kept whole (I7).
 */
export function takeOwnScripts(html: string, nonce: string): { html: string } & OwnHashes {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    // React escapes angle brackets in attributes: the nearest ones are those of the marked tag.
    const start = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    if (tag.startsWith('<style ')) styles.add(policyHash(html.slice(start, html.indexOf('</style>', start))))
    if (!tag.startsWith('<script ') || / src="/.test(tag)) continue
    scripts.add(policyHash(html.slice(start, html.indexOf('</script>', start))))
  }
  return { html: html.replaceAll(mark, ''), scripts: [...scripts], styles: [...styles] }
}

/** As the content policy names it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
