import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { linkTopics } from './linked-topics.ts'

export async function readTopics(_block: PageBlockOf<'topics'>, { site, list, off }: BlockReads) {
  const { topicKeywords } = await site.content.document('generalSettings')
  return unlessEmpty(linkTopics(topicKeywords, await list('services'), off))
}
