import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import type { ReactNode } from 'react'
import type { Voice } from '#shared/blocks/teasers.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import styles from './voices-block.module.css'

/** What customers say; a single voice stands without a heading that is seen. */
export function VoicesBlock({ block, data }: BlockProps<'voices'>) {
  const { id, title, lead, look, tone } = block
  const [first] = data ?? []
  const isAlone = look === 'one'
  return (
    <HeadedSection
      id={id}
      tone={tone}
      space={isAlone ? 'open' : undefined}
      title={title}
      lead={lead}
      headingPlace={isAlone ? 'unseen' : 'above'}
    >
      {!first ? <SectionError /> : isAlone ? <MainQuote voice={first} /> : <TestimonialList testimonials={data!} />}
    </HeadedSection>
  )
}

/** A sentence that the owner wrote into the page. */
export function QuoteBlock({ block: { id, quote, name, role, image, tone } }: BlockProps<'quote'>) {
  return (
    <HeadedSection id={id} tone={tone} space="open" title="">
      <MainQuote voice={{ id, quote, name, role, image, portrait: 'none' }} />
    </HeadedSection>
  )
}

/** One large quote with portrait, the others short beside it. No carousel. */
function TestimonialList({ testimonials: [first, ...others] }: { testimonials: Voice[] }) {
  if (!first) return null
  return (
    <div className={styles.voices} data-alone={others.length === 0 || undefined}>
      <MainQuote voice={first} />
      {others.length > 0 && (
        <div className={styles.side}>
          {others.map((voice) => (
            <SideQuote key={voice.id} voice={voice} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Also on its own, for pages that show a single voice. */
function MainQuote({ voice }: { voice: Voice }) {
  return (
    <figure className={styles.main}>
      {hasPortrait(voice) && (
        <div className={`${styles.portrait} no-print`} aria-hidden="true">
          <PortraitImage portrait={voice.portrait} image={voice.image} />
        </div>
      )}
      <blockquote>„{voice.quote}“</blockquote>
      <Who voice={voice} />
    </figure>
  )
}

function SideQuote({ voice }: { voice: Voice }) {
  return (
    <figure>
      <blockquote>„{voice.quote}“</blockquote>
      <Who voice={voice}>
        {hasPortrait(voice) && (
          <div className={`${styles.portrait} no-print`} aria-hidden="true">
            <PortraitImage portrait={voice.portrait} image={voice.image} crop />
          </div>
        )}
      </Who>
    </figure>
  )
}

/** The caption stands in the figure itself, as HTML wants it; a small portrait is part of it. */
function Who({ voice: { name, role }, children }: { voice: Voice; children?: ReactNode }) {
  return (
    <figcaption>
      {children}
      <div>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
      </div>
    </figcaption>
  )
}

function hasPortrait({ portrait, image }: Voice): boolean {
  return image !== '' || portrait !== 'none'
}
