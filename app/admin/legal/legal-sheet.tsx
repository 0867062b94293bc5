import type { ComparedBlock } from '#shared/editing/compare-blocks.ts'
import { legalArchiveMessages as words } from '#shared/messages/travel.ts'
import { Pieces } from '#admin/kit/pieces.tsx'
import styles from './legal-archive-page.module.css'

export type LegalSheetProps = {
  title: string
  shown: { html: string; from: string; until: string | null; company: string }
  comparison: { from: string; blocks: ComparedBlock[] } | null
  printedAt: string
}

/** A version as it goes on paper: what it is, when it was valid, and its text or what was changed in it. */
export function LegalSheet({ title, shown, comparison, printedAt }: LegalSheetProps) {
  const { html, from, until, company } = shown
  return (
    <article className={styles.sheet} aria-label={words.valid(from, until)}>
      <header>
        <h2>{title}</h2>
        <p>{words.valid(from, until)}</p>
        {comparison && (
          <p>
            {words.compared(comparison.from)}. {words.legend}
          </p>
        )}
      </header>
      {comparison ? <Compared blocks={comparison.blocks} /> : <Text html={html} />}
      <footer className={styles.printed}>{words.printed(company, printedAt)}</footer>
    </article>
  )
}

/** Sanitised when it was written, as everything that visitors could read. */
function Text({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

function Compared({ blocks }: { blocks: ComparedBlock[] }) {
  if (blocks.every(({ change }) => change === 'same')) return <p>{words.same}</p>
  return (
    <div className={`prose ${styles.compared}`}>
      {blocks.map(({ kind, change, pieces }, index) => {
        const Tag = kind === 'heading' ? 'h3' : 'p'
        return (
          <Tag key={index} data-kind={kind} data-change={change}>
            <Pieces pieces={pieces} whole />
          </Tag>
        )
      })}
    </div>
  )
}
