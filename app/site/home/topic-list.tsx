import styles from './topic-list.module.css'

/** Keywords as a plain wrapped list, each with a dyed cell. */
export function TopicList({ title, topics }: { title: string; topics: string[] }) {
  return (
    <div className={styles.topics}>
      <h2>{title}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </div>
  )
}
