import { randomBytes } from 'node:crypto'

/** Marks the scripts that React writes while it renders one screen. Nobody can know it beforehand. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('hex')
}

/**
 * The screen without its marks, and the inline scripts that carried one. Stored content cannot carry the mark, so a script
 * that slipped through sanitising is never allowed.
 */
export function takeOwnScripts(html: string, nonce: string): { text: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    // React escapes angle brackets in attributes: the nearest ones are those of the marked tag.
    const start = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    if (!tag.startsWith('<script ') || / src="/.test(tag)) continue
    scripts.add(html.slice(start, html.indexOf('</script>', start)))
  }
  return { text: html.replaceAll(mark, ''), scripts: [...scripts] }
}
