import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { emergencyWords } from '#shared/messages/emergency.ts'
import styles from './block.module.css'
import oneSheet from './one-sheet.css?url'
import { phoneHref } from '#shared/company/company.ts'
import { useEmergencyNumber } from '#site/emergency/emergency-call.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('emergency', { Body: Emergency })

/**
 * The first steps after an attack, in order, beside the number to call. It prints on a sheet of its own; where a page
 * begins with it, the page is about nothing else and needs no page breaks around it.
 */
function Emergency({ block: { id, title, lead, body }, place }: BlockProps<'emergency'>) {
  const words = useWords(emergencyWords)
  const isAlone = place.index === 0
  return (
    <section id={id} className={styles.emergency} data-alone={isAlone || undefined}>
      {isAlone && <link rel="stylesheet" media="print" href={oneSheet} />}
      <div className="container">
        <div className={styles.panel}>
          <div className={`${styles.edge} selvedge`} />
          <header className={styles.head}>
            <div className={styles.call}>
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
              <Hotline />
              <Button variant="line" className={styles.print} data-print>
                <Icon name="printer" /> {words.print}
              </Button>
            </div>
          </header>
          <RichText html={body} className={styles.steps} />
        </div>
      </div>
    </section>
  )
}

/** The number to call, large. */
function Hotline() {
  const words = useWords(emergencyWords)
  const number = useEmergencyNumber()
  return (
    <a className={styles.hotline} href={phoneHref(number)}>
      <Icon name="phone" />
      <span>
        <span className={styles.label}>{words.call}</span>
        <span className={`${styles.number} no`}>{number}</span>
      </span>
    </a>
  )
}
