import { Bridge } from '#kit/illustration/scene.tsx'
import { Section } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import styles from './history.module.css'

type Entry = { id: string; year: number; title: string; text: string }

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

/** One thread whose dye changes by era, newest first; each entry is a knot. */
function Timeline({ entries }: { entries: Entry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ id, year, title, text }) => (
        <li key={id}>
          <time dateTime={String(year)}>{year}</time>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
