import type { Voice } from '#shared/teasers.ts'
import { SectionError } from './section-error.tsx'
import { Section, type SectionProps } from './section.tsx'
import { MainQuote } from './testimonial-list.tsx'

type VoiceSectionProps = Omit<SectionProps, 'children'> & {
  /** Undefined when nobody has spoken about this service, null when the voices could not be loaded (J14). */
  voice: Voice | null | undefined
}

/** One customer's words about the service of a page. */
export function VoiceSection({ voice, ...section }: VoiceSectionProps) {
  if (voice === undefined) return null
  return <Section {...section}>{voice ? <MainQuote voice={voice} /> : <SectionError />}</Section>
}
