import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FieldError } from '#shared/errors.ts'
import { replaceHitsMax, type PastReplacement, type ReplacePreview, type SearchWish } from '#shared/replace/replace.ts'
import { replaceMessages as words } from '#shared/messages/replace.ts'
import { replacePaths } from '#shared/addresses/admin-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { HitList, idOfHit, useChosenHits } from './hit-list.tsx'
import { PastReplacements } from './past-replacements.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './replace.module.css'

type ReplacePageProps = {
  wish: SearchWish
  replacement: string
  /** Null before anybody has searched. */
  preview: ReplacePreview | null
  past: PastReplacement[]
  now: string
}
type Problem = { message: string; fields: FieldError[] }

/** A search over everything that may be written, and another text at the chosen places. */
export function ReplacePage({ wish, replacement: asked, preview, past, now }: ReplacePageProps) {
  const { revalidate } = useRevalidator()
  const [replacement, setReplacement] = useState(asked)
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const items = preview?.items ?? noItems
  const chosen = useChosenHits(items)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)

  async function replace() {
    const wanted = items
      .map((item) => {
        const { collection, id, stamp, places } = item
        const keys = places.flatMap(({ hits }) => hits.map(({ key }) => key))
        return { collection, id, stamp, hits: keys.filter((key) => chosen.isChosen(idOfHit(item, key))) }
      })
      .filter(({ hits }) => hits.length > 0)
    const body = { search: wish, replacement, items: wanted }
    const answer = await callServer<PastReplacement>('POST', replacePaths.all(), { body })
    if (answer.kind === 'done') {
      setProblem(null)
      toaster.show({ title: words.done(answer.body.hits), variant: 'success' })
      await revalidate()
    } else setProblem({ message: answer.message, fields: answer.fields })
    hasActed.current = true
  }

  // What was clicked may be gone; what has become of it stands below the heading.
  useEffect(() => {
    if (confirming || !hasActed.current) return
    hasActed.current = false
    heading.current?.focus()
  }, [confirming])

  return (
    <AdminPage title={words.title} note={words.note}>
      <SearchForm wish={wish} replacement={replacement} onReplacement={setReplacement} />
      {preview && (
        <section className={styles.results} aria-labelledby="fundstellen">
          <h2 id="fundstellen" tabIndex={-1} ref={heading}>
            {items.length === 0 ? words.nothing(wish.term) : words.found(preview.hits, items.length)}
          </h2>
          {problem && <ProblemNotice {...problem} />}
          {preview.more && (
            <FormNotice tone="warning" icon="warning">
              {words.more(replaceHitsMax)}
            </FormNotice>
          )}
          {items.length === 0 ? (
            <p>{words.nothingText}</p>
          ) : (
            <>
              <HitList items={items} chosen={chosen} replacement={replacement} />
              <div className={styles.bar}>
                <Button disabled={chosen.count === 0} onClick={() => setConfirming(true)}>
                  {words.replace(chosen.count)}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
      <PastReplacements past={past} now={now} onUndone={() => void revalidate()} />
      {confirming && (
        <ConfirmDialog
          title={words.confirmTitle(chosen.count)}
          text={words.confirmText(wish.term, replacement)}
          confirm={words.confirm}
          onConfirm={replace}
          onClose={() => setConfirming(false)}
        />
      )}
    </AdminPage>
  )
}

/** One for all renders, so that „another search“ can be told by it. */
const noItems: ReplacePreview['items'] = []

function ProblemNotice({ message, fields }: Problem) {
  return (
    <FormNotice tone="danger" icon="warning">
      {message}
      {fields.length > 0 && (
        <ul aria-label={words.problems}>
          {fields.map(({ path, message: reason }) => (
            <li key={path + reason}>{[path, reason].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </FormNotice>
  )
}
