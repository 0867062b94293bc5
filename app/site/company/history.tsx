import { Bridge } from '#kit/illustration/scene.tsx'
import { Section } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './history.module.css'

type Entry = { id: string; year: number; title: string; text: string }

/** Heading and picture stay in view at the left while the years pass at the right. */
export function HistoryBlock({ block: { id, title, lead }, data }: BlockProps<'history'>) {
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
        {data ? <Timeline entries={data} /> : <SectionError />}
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
