import { Bridge } from '#kit/illustration/scene.tsx'
import { Section } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import { Timeline } from './timeline.tsx'
import styles from './history.module.css'

type HistoryProps = {
  id?: string
  title: string
  lead: string
  /** Null when they could not be loaded. */
  entries: { id: string; year: number; title: string; text: string }[] | null
}

/** Heading and picture stay in view at the left while the years pass at the right. */
export function History({ id, title, lead, entries }: HistoryProps) {
  return (
    <Section id={id}>
      <div className={styles.history}>
        <header className="quiet">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          <div className={`${styles.bridge} no-print`}>
            <Bridge />
          </div>
        </header>
        {entries ? <Timeline entries={entries} /> : <SectionError />}
      </div>
    </Section>
  )
}
