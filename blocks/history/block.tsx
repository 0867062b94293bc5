import { Bridge } from '#kit/illustration/scene.tsx'
import { Section } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readHistory, type ShownYear } from './reader.ts'
import styles from './block.module.css'

export const block = defineBlock('history', { read: readHistory, Body: HistoryBlock })

/** Heading and picture stay in view at the left while the years pass at the right. */
function HistoryBlock({ block: { id, title, lead }, data }: BlockProps<'history', ShownYear[] | null>) {
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
function Timeline({ entries }: { entries: ShownYear[] }) {
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
