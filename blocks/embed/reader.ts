import type { BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'

/** As the editor of texts stores a video or map, so that it asks like every other one before it loads. */
export async function readEmbed({ address, medium, caption }: PageBlockOf<'embed'>, { site }: BlockReads) {
  if (address === '') return undefined
  const text = caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''
  return site.content.richText(`<figure data-embed="${escaped(address)}" data-kind="${medium}">${text}</figure>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
