import type { Voice } from '#shared/blocks/teasers.ts'
import { SectionError } from '#site/blocks/section-error.tsx'
import { Section, type SectionProps } from '#site/blocks/section.tsx'
import { MainQuote } from './testimonial-list.tsx'

type VoiceSectionProps = Omit<SectionProps, 'children'> & {
  /** Undefined when nobody has spoken about this service, null when the voices could not be loaded (J14). */
  voice: Voice | null | undefined
  /** For people who do not see the page: the quote itself stands without a heading. */
  title?: string
}

/** One customer's words about the service of a page. */
export function VoiceSection({ voice, title, ...section }: VoiceSectionProps) {
  if (voice === undefined) return null
  return (
    <Section {...section}>
      {title && <h2 className="visually-hidden">{title}</h2>}
      {voice ? <MainQuote voice={voice} /> : <SectionError />}
    </Section>
  )
}
