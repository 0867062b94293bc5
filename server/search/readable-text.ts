import { textOf } from '#shared/text/html-text.ts'

export type TextSection = { heading: string; id: string; text: string }

/** Rich text as plain lines: a paragraph per line, points with a dash or their number. */
export function readableText(html: string): string {
  return numberedPoints(html)
    .replaceAll(/<li\b[^>]*>\s*(?:<p\b[^>]*>)?/g, '\n- ')
    .replaceAll(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ', ')
    .replaceAll(/<\/(?:p|h[1-6]|li|ul|ol|blockquote|tr|figcaption|table)>|<br\s*\/?>/g, '\n')
    .split('\n')
    .map(textOf)
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}

/** What stands before the first heading, and then one section per heading. */
export function sectionsOf(html: string): TextSection[] {
  const [start = '', ...rest] = html.split(/(?=<h2\b)/)
  const sections = rest.map((part) => {
    const [whole = '', id = '', heading = ''] = /^<h2\b(?:[^>]*?\sid="([^"]*)")?[^>]*>(.*?)<\/h2>/s.exec(part) ?? []
    return { heading: textOf(heading), id, text: readableText(part.slice(whole.length)) }
  })
  return [{ heading: '', id: '', text: readableText(start) }, ...sections]
}

function numberedPoints(html: string): string {
  return html.replaceAll(/<ol\b[^>]*>([\s\S]*?)<\/ol>/g, (_list, points: string) => {
    let number = 0
    return points.replaceAll(/<li\b[^>]*>\s*(?:<p\b[^>]*>)?/g, () => `\n${++number}. `)
  })
}
