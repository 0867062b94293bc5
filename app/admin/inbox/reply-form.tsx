import { useState, type KeyboardEvent, type Ref } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { mayUse } from '#shared/people/people.ts'
import { replyLink, type InboxMessage, type InboxSummary } from '#shared/inbox/inbox.ts'
import { replyMaxLength, subjectMaxLength, type ReplyTemplate } from '#shared/inbox/inbox-work.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { Field, TextField } from '#kit/fields/field.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import styles from './message-page.module.css'
import { TemplateTools } from './template-tools.tsx'
import type { MessageActionsOfPage } from './message-actions.tsx'

/** An answer that is not sent yet. Its id is the one under which it will be sent, however many attempts that takes. */
type ReplyDraft = { id: string; subject: string; text: string }

/** What was begun and left stays until the tab is closed: whoever looks something up loses no word. */
const drafts = new Map<string, ReplyDraft>()

type ReplyFormProps = {
  ref: Ref<HTMLTextAreaElement>
  message: InboxMessage
  /** Of the last reply, so that a mail program keeps the talk together. */
  lastSubject: string | undefined
  route: InboxSummary['route']
  templates: ReplyTemplate[]
  actions: MessageActionsOfPage
}

const { reply: words, errors } = inboxWorkMessages

/** Answers the sender. What is written stays in the field until it has been taken. */
export function ReplyForm({ ref, message, lastSubject, route, templates, actions }: ReplyFormProps) {
  const [draft, setDraft] = useState<ReplyDraft>(
    () => drafts.get(message.id) ?? blank(lastSubject ?? inboxMessages.replySubject),
  )
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = { subject: asked && !draft.subject.trim(), text: asked && !draft.text.trim() }

  function change(part: Partial<ReplyDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    drafts.set(message.id, next)
  }

  async function send() {
    setAsked(true)
    if (busy || !draft.subject.trim() || !draft.text.trim()) return
    setBusy(true)
    const { id, subject, text } = draft
    const sent = await actions.reply(id, { subject, text })
    setBusy(false)
    if (!sent) return
    drafts.delete(message.id)
    setDraft(blank(subject))
    setAsked(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      className={styles.form}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {route !== 'smtp' && <NoRoute route={route} />}
      <TemplateTools
        {...{ templates, actions }}
        name={message.name}
        text={draft.text}
        begin={(text) => change({ text })}
      />
      <TextField
        label={words.subject}
        value={draft.subject}
        maxLength={subjectMaxLength}
        error={missing.subject ? errors.noSubject : undefined}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Field label={words.text} error={missing.text && errors.noText} errorAloud help={words.help}>
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            rows={7}
            value={draft.text}
            maxLength={replyMaxLength}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" disabled={route !== 'smtp'} busy={busy}>
          <Icon name="send" />
          {words.send}
        </Button>
        <LinkButton href={replyLink(message)} variant="line">
          <Icon name="mail" />
          {words.inMailProgram}
        </LinkButton>
      </div>
    </form>
  )
}

function blank(subject: string): ReplyDraft {
  return { id: crypto.randomUUID(), subject, text: '' }
}

/** Said before anybody writes in vain. */
function NoRoute({ route }: { route: 'emailjs' | 'none' }) {
  const maySetUp = mayUse(useAdminFrame().principal, 'administrate')
  return (
    <FormNotice tone="info" icon="info">
      {route === 'none' ? words.noRoute : words.noRouteProvider}{' '}
      {maySetUp && (
        <Link to={adminPaths.connections()} className="tlink">
          {inboxMessages.summary.setUp}
        </Link>
      )}
    </FormNotice>
  )
}
