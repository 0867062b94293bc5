import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { toQuestion } from '#shared/blocks/teasers.ts'

export async function readFaq({ topic }: PageBlockOf<'faq'>, { list, subject }: BlockReads) {
  const about = topic || subject.topic
  return unlessEmpty((await list('faq')).filter((entry) => entry.topic === about).map(toQuestion))
}
