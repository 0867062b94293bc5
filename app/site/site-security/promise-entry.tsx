import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { PromiseLine } from '#shared/site-security/promises.ts'
import { formatDate } from '#kit/text/format.ts'
import { useWords } from '#site/page/words.ts'
import styles from './site-security.module.css'

/** A promise, what was measured of it and when, and whether it holds. */
export function PromiseEntry({ line }: { line: PromiseLine }) {
  const words = useWords(siteSecurityWords)
  const { promise, state, at } = line
  return (
    <li className={styles.promise} data-state={state}>
      <p className={styles.what}>{words.promises[promise]}</p>
      <dl className={styles.facts}>
        <div className={styles.measured}>
          <dt>{words.measured}</dt>
          <dd>
            <MeasuredValue line={line} />
          </dd>
        </div>
        <div>
          <dt>{words.date}</dt>
          <dd>{at ? <time dateTime={at}>{formatDate(at)}</time> : '–'}</dd>
        </div>
        <div>
          <dt>{words.result}</dt>
          <dd className={styles.result}>{words.states[state]}</dd>
        </div>
      </dl>
    </li>
  )
}

function MeasuredValue({ line: { promise, state, value, until } }: { line: PromiseLine }) {
  const words = useWords(siteSecurityWords)
  if (until) return <time dateTime={until}>{words.until({ date: formatDate(until) })}</time>
  if (value) return <code className={styles.value}>{value}</code>
  if (state === 'unknown') return '–'
  if (promise === 'dependencies' || promise === 'backup') return words.done
  return promise === 'foreign' && state === 'kept' ? words.none : words.missing
}
