import { StoryCloth } from '#kit/illustration/story-cloth.tsx'
import type { PageBlockOf } from '#shared/content/page-blocks/page-block-kinds.ts'
import styles from './story.module.css'

type StoryProps = { title: string; chapters: PageBlockOf<'benefits'>['story'] }

/** A morning in chapters. The cloth beside it stays in view and follows them. */
export function Story({ title, chapters }: StoryProps) {
  return (
    <div className={styles.story}>
      <div className={`${styles.picture} no-print`}>
        <StoryCloth />
      </div>
      <div>
        {title && <h3 className={styles.title}>{title}</h3>}
        <ol className={styles.chapters}>
          {chapters.map(({ time, title: chapter, text }) => (
            <li key={chapter}>
              {time && <p className={`${styles.time} no`}>{time}</p>}
              <h4>{chapter}</h4>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** What follows from it, short and close. */
export function BenefitRows({ benefits }: { benefits: { title: string; text: string }[] }) {
  return (
    <ul className={styles.rows}>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
