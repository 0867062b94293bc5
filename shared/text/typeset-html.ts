import { applyEdits, replace, type Edit } from '#shared/html/edit-html.ts'
import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { typesetProse } from './typography.ts'

const verbatim: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp'])

/** The texts of rich text; code stays as it is. */
export function typesetHtml(html: string): string {
  const edits: Edit[] = []
  const visit = ({ children }: HtmlElement) => {
    for (const child of children) {
      if (child.kind === 'element') {
        if (!verbatim.has(child.name)) visit(child)
      } else if (child.kind === 'text') {
        const source = html.slice(child.start, child.end)
        const set = typesetProse(source)
        if (set !== source) edits.push(replace(child, set))
      }
    }
  }
  visit(parseHtml(html))
  return applyEdits(html, edits)
}
