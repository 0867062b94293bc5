import styles from './timeline.module.css'

type Entry = { id: string; year: number; title: string; text: string }

/** One thread whose dye changes by era, newest first; each entry is a knot. */
export function Timeline({ entries }: { entries: Entry[] }) {
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
