import { editElements, type ElementEditor } from '#shared/html/edit-html.ts'
import { elementsIn, parseHtml } from '#shared/html/parse-html.ts'
import { remembered } from '#shared/html/remembered.ts'

/** What pages change about rich text; their editors are asked about nothing else. */
const changed = new Set(['a', 'table', 'figure', 'img'])

const changedIn = remembered((html) =>
  elementsIn(parseHtml(html))
    .filter(({ name }) => changed.has(name))
    .map((element) => ({ ...element, children: [] })),
)

/** Rich text as pages show it. A page that lists posts passes all of them through here. */
export function shownText(html: string, editors: readonly ElementEditor[]): string {
  return editors.length === 0 || html === '' ? html : editElements(html, changedIn(html), editors)
}
