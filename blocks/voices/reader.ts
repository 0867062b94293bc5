import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toVoice, type Voice } from '#shared/blocks/teasers.ts'

/** Null where they could not be read, which the block says (J14). */
export async function readVoices(
  { service, look }: PageBlockOf<'voices'>,
  { site, subject, list }: BlockReads,
): Promise<Voice[] | null | undefined> {
  const all = await site.content.section(list('testimonials'))
  if (!all) return null
  const about = service || subject.service
  const found = about ? all.filter((voice) => voice.service === about) : all
  return unlessEmpty(found.slice(0, look === 'one' ? 1 : shownCounts.homeTestimonials).map(toVoice))
}
