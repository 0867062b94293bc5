import { useId, useState } from 'react'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { commentMaxLength, type DraftComment } from '#shared/reviews/reviews.ts'
import { reviewMessages as words } from '#shared/messages/reviews.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './reviews.module.css'
import type { Talk } from './use-draft-talk.ts'

/** Everything that was said about a draft, beside its fields. */
export function CommentsPanel({ talk }: { talk: Talk }) {
  const { state } = talk
  const titleId = useId()
  if (state === 'loading') return null
  const comments = typeof state === 'object' ? state.comments : []
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return (
    <section className={styles.comments} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="chat" />
        {words.comments}
        {open > 0 && <small>{words.commentsOpen(open)}</small>}
      </h2>
      {state === 'unsaved' && <p className={styles.note}>{words.unsaved}</p>}
      {state === 'unreadable' && <p className={styles.note}>{words.unreadable}</p>}
      {typeof state === 'object' && (
        <>
          {comments.length === 0 && <p className={styles.note}>{words.none}</p>}
          <ol aria-labelledby={titleId}>
            {comments.map((comment) => (
              <CommentLine key={comment.id} comment={comment} resolve={talk.resolve} />
            ))}
          </ol>
          <CommentField send={talk.comment} />
        </>
      )}
    </section>
  )
}

type CommentLineProps = { comment: DraftComment; resolve: Talk['resolve'] }

function CommentLine({ comment: { id, author, text, createdAt, resolvedAt }, resolve }: CommentLineProps) {
  const isResolved = resolvedAt !== null
  return (
    <li data-resolved={isResolved || undefined}>
      <small>
        {words.by(author, showBerlin(createdAt))}
        {isResolved && ` · ${words.resolved}`}
      </small>
      <p>{text}</p>
      <Button
        size="small"
        variant="line"
        aria-label={isResolved ? words.reopenOf(author) : words.resolveOf(author)}
        onClick={() => void resolve(id, !isResolved)}
      >
        {isResolved ? words.reopen : words.resolve}
      </Button>
    </li>
  )
}

function CommentField({ send }: { send: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = asked && text.trim() === ''

  async function submit() {
    setAsked(true)
    if (text.trim() === '' || !(await send(text))) return
    setText('')
    setAsked(false)
  }

  return (
    <div className={styles.write}>
      <Field label={words.write} error={missing && words.errors.empty} errorAloud>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            maxLength={commentMaxLength}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button size="small" variant="line" onClick={() => void submit()}>
        {words.send}
      </Button>
    </div>
  )
}
