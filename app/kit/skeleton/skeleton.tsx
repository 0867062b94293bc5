import styles from './skeleton.module.css'

const lines = Array.from({ length: 9 }, (_, index) => index)

/** Threads in place of a text that is on its way. */
export function Skeleton({ label }: { label: string }) {
  return (
    <>
      <output className="visually-hidden">{label}</output>
      <div className={styles.skeleton} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} />
        ))}
      </div>
    </>
  )
}
