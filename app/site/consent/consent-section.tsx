import { optionalCategories, type ConsentContent, type ConsentEntry, type OwnConsent } from '#shared/consent/consent.ts'
import { ConsentPanel, useConsent, type PanelContent } from './consent-panel.tsx'
import { resetConsent } from './consent-store.ts'
import { useEffect, useState } from 'react'
import { consentWords } from '#shared/messages/consent.ts'
import { Button } from '#kit/buttons/button.tsx'
import { fetchOwnConsent } from './ledger-client.ts'
import styles from './consent-settings.module.css'
import type { Words } from '#shared/words/word-group.ts'
import { useWords } from '#site/page/words.ts'

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

type RecordWords = Words<typeof consentWords.texts>['record']

type OfCategories = Pick<ConsentContent, 'categories'>
type OwnRecordProps = { withdraw: () => void } & OfCategories

/** The settings on /cookies, and what the server keeps of them. */
export function ConsentSection({ content }: { content: PanelContent }) {
  return (
    <>
      <ConsentPanel content={content} reset={resetConsent} />
      <OwnRecord withdraw={resetConsent} categories={content.categories} />
    </>
  )
}

/** What the ledger on the server has about this browser, and the way to take it back (Art. 7(3) GDPR). */
function OwnRecord({ withdraw, categories }: OwnRecordProps) {
  const { record } = useConsent()
  const words = useWords(consentWords).record
  return (
    <section className={styles.record} aria-labelledby="consent-record">
      <h3 id="consent-record">{words.title}</h3>
      {record ? (
        <Entries key={`${record.at} ${record.sent}`} id={record.id} categories={categories} />
      ) : (
        <p>{words.none}</p>
      )}
      {record && (
        <Button variant="line" size="small" onClick={withdraw}>
          {words.withdraw}
        </Button>
      )}
    </section>
  )
}

/** A new one whenever a choice has been made or has reached the server: it asks again. */
function Entries({ id, categories }: { id: string } & OfCategories) {
  const own = useOwnConsent(id)
  const words = useWords(consentWords).record
  const text =
    own === 'failed' ? words.failed : own && !own.kept && own.entries.length === 0 ? words.local : words.intro
  return (
    <>
      <p>{text}</p>
      <p>
        {words.id}: <code>{id}</code>
      </p>
      {own && own !== 'failed' && own.entries.length > 0 && (
        <ol>
          {own.entries.toReversed().map((entry) => (
            <li key={entry.at}>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              <b>{inWords(entry, categories, words)}</b>
              <span>{words.revision({ revision: entry.revision })}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function useOwnConsent(id: string): OwnConsent | 'failed' | undefined {
  const [own, setOwn] = useState<OwnConsent | 'failed'>()
  useEffect(() => {
    const left = new AbortController()
    fetchOwnConsent(id, left.signal).then(setOwn, () => left.signal.aborted || setOwn('failed'))
    return () => left.abort()
  }, [id])
  return own
}

function inWords(entry: ConsentEntry, categories: ConsentContent['categories'], words: RecordWords): string {
  if (entry.action === 'withdraw') return words.withdrawn
  const chosen = optionalCategories
    .filter((category) => entry[category])
    .map((category) => titleOf(category, categories))
  return chosen.length > 0 ? chosen.join(', ') : words.nothing
}

function titleOf(category: string, categories: ConsentContent['categories']): string {
  return categories.find(({ id }) => id === category)?.title ?? ''
}

/** 15.11.2026, 06:12 */
function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
