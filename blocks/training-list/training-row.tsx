import { LevelMark } from '#kit/illustration/level-mark.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { trainingMessages, trainingWords } from '#shared/messages/training.ts'
import type { TrainingChoices, TrainingOffer } from '#shared/training/training-offers.ts'
import styles from './training-row.module.css'
import { useWords } from '#site/page/words.ts'

type TrainingRowProps = { training: TrainingOffer; choices: TrainingChoices; hidden: boolean }

/** One training: what it is at a glance, and on demand what happens in it. */
export function TrainingRow({ training, choices: { formats, levels }, hidden }: TrainingRowProps) {
  const { id, title, summary, duration, price, priceUnit } = training
  const level = levels.findIndex(({ value }) => value === training.level)
  return (
    <details className={styles.training} hidden={hidden} data-format={training.format} data-level={training.level}>
      <summary>
        <h3>{title}</h3> <span className={styles.about}>{summary}</span>{' '}
        <span className={styles.fact}>{formats.find(({ value }) => value === training.format)?.label}</span>{' '}
        <span className={styles.fact} data-kind="level">
          <LevelMark level={level + 1} />
          {levels[level]?.label}
        </span>{' '}
        <span className={styles.fact}>{duration}</span>{' '}
        <span className={styles.price}>
          {price} <small>{priceUnit}</small>
        </span>
      </summary>
      {/* The id is inside, so that a browser unfolds the row by itself when an address names it. */}
      <div id={id} className={styles.panel}>
        <About training={training} />
      </div>
    </details>
  )
}

function About({ training: { title, description, contents, audience, outcome } }: { training: TrainingOffer }) {
  const words = useWords(trainingWords)
  return (
    <>
      <div className={styles.description}>
        {description && <RichText html={description} />}
        <LinkButton
          href="#contact"
          data-prefill={words.prefill({ title })}
          aria-label={trainingMessages.requestOf(title)}
        >
          {words.request}
        </LinkButton>
      </div>
      <div className={styles.contents}>
        <h4>{words.contents}</h4>
        <ul>
          {contents.map((content) => (
            <li key={content}>{content}</li>
          ))}
        </ul>
      </div>
      <div className={styles.aims}>
        <h4>{words.audience}</h4>
        <p>{audience}</p>
        {outcome && (
          <>
            <h4>{words.outcome}</h4>
            <p>{outcome}</p>
          </>
        )}
      </div>
    </>
  )
}
