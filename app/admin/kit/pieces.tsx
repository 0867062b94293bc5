import type { Piece } from '#shared/editing/compare-words.ts'
import type { Difference } from '#shared/editing/differences.ts'
import styles from './pieces.module.css'

/** What differs between two versions, field by field. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return differences.map(({ path, label, pieces }) => (
    <section key={`${path} ${label}`} className={styles.difference}>
      <h3>{label}</h3>
      <p>
        <Pieces pieces={pieces} />
      </p>
    </section>
  ))
}

/** What stays the same matters only where it borders on a change; `whole` shows all of it. */
export function Pieces({ pieces, whole = false }: { pieces: readonly Piece[]; whole?: boolean }) {
  return (
    <span className={styles.pieces}>
      {pieces.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{whole ? text : shorten(text)}</span>
        ) : kind === 'added' ? (
          <ins key={index}>{text}</ins>
        ) : (
          <del key={index}>{text}</del>
        ),
      )}
    </span>
  )
}

function shorten(text: string): string {
  return text.length > 240 ? `${text.slice(0, 110)} … ${text.slice(-110)}` : text
}
