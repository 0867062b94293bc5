import { useState } from 'react'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { commentMaxLength } from '#shared/reviews/reviews.ts'
import { reviewMessages as words } from '#shared/messages/reviews.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import styles from './reviews.module.css'
import type { Talk } from './use-draft-talk.ts'

type ReviewNoticeProps = { talk: Talk; mayPublish: boolean; approve: () => void }

/** Whether a draft waits for somebody; who may publish decides here. */
export function ReviewNotice({ talk, mayPublish, approve }: ReviewNoticeProps) {
  const [returning, setReturning] = useState(false)
  const review = typeof talk.state === 'object' ? talk.state.review : null
  if (!review) return null
  return (
    <div className={styles.notice} data-state={review.state}>
      <Icon name={review.state === 'waiting' ? 'clock' : 'undo'} />
      <p>
        <b>{words.states[review.state]}.</b> {words[review.state](review.by, showBerlin(review.at))}
      </p>
      {mayPublish && review.state === 'waiting' && (
        <div className={styles.decide}>
          <Button size="small" onClick={approve}>
            {words.approve}
          </Button>
          <Button size="small" variant="line" onClick={() => setReturning(true)}>
            {words.giveBack}
          </Button>
        </div>
      )}
      {returning && <GiveBackDialog talk={talk} close={() => setReturning(false)} />}
    </div>
  )
}

function GiveBackDialog({ talk, close }: { talk: Talk; close: () => void }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)

  async function giveBack() {
    setAsked(true)
    if (text.trim() === '' || !(await talk.giveBack(text))) return
    toaster.show({ title: words.givenBack, variant: 'success' })
    close()
  }

  return (
    <Dialog title={words.giveBackTitle} size="settings" onClose={close}>
      <DialogBody>
        <p className={styles.note}>{words.giveBackText}</p>
        <Field
          label={words.giveBackComment}
          error={asked && text.trim() === '' && words.errors.empty}
          errorAloud
          className={styles.write}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={text}
              maxLength={commentMaxLength}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => void giveBack()}>{words.giveBack}</Button>
      </DialogActions>
    </Dialog>
  )
}
