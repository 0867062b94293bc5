import type { ShownBlock } from './block-props.ts'

type Match = { loaderData?: unknown } | undefined

/** The styles that the blocks of a page need, each once; they follow those that all pages share. */
export function blockStylesOf(matches: readonly Match[]): string[] {
  const blocks = matches.flatMap((match) => (match?.loaderData as { blocks?: ShownBlock[] } | undefined)?.blocks ?? [])
  return [...new Set(blocks.flatMap(({ styles = [] }) => styles))]
}
