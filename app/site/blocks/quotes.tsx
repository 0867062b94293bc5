import type { ReactNode } from 'react'
import type { Voice } from '#shared/blocks/teasers.ts'
import { PortraitImage } from './portrait-image.tsx'
import styles from './quotes.module.css'

/** One large quote with portrait, the others short beside it. No carousel. */
export function TestimonialList({ testimonials: [first, ...others] }: { testimonials: Voice[] }) {
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
export function MainQuote({ voice }: { voice: Voice }) {
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
