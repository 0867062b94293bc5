import { useState } from 'react'
import { fromBerlin, showBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { scheduleMessages as words } from '#shared/messages/editor-dialogs.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { isReason, ReasonField } from './check-dialog.tsx'
import fields from './editor-dialogs.module.css'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** When visitors see the item, in German time. What cannot be unpublished has no end. */
export function ScheduleDialog({ close, editor, publishing, definition }: EditorDialogProps) {
  const { api, state, problems } = editor
  const { publishAt, unpublishAt } = state.serverState
  const [begin, setBegin] = useState(publishAt ? toBerlin(publishAt) : '')
  const [end, setEnd] = useState(unpublishAt ? toBerlin(unpublishAt) : '')
  const [problem, setProblem] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [error] = publishing.check().filter(({ level }) => level === 'error')
  const canEnd = definition.kind === 'collection' && !definition.fixed

  function plan(next: { begin: string; end: string }) {
    const moments = [next.begin, next.end].map((text) => (text === '' ? null : fromBerlin(text)))
    if (moments.some((moment) => moment?.kind === 'none')) return setProblem(words.problems.noSuchTime)
    const [from, to] = moments.map((moment) => (moment && moment.kind !== 'none' ? moment.utc : null))
    const now = new Date().toISOString()
    if ((from && from <= now) || (to && to <= now)) return setProblem(words.problems.past)
    if (from && to && to <= from) return setProblem(words.problems.order)
    if (from && problems.size > 0) return setProblem(words.problems.incomplete)
    setProblem('')
    if (from && error && !isReason(reason)) return setAsked(true)
    close()
    const done = from || to ? words.planned : words.removed
    const times = { publishAt: from ?? null, unpublishAt: to ?? null, ...(error && from && { reason: reason.trim() }) }
    void publishing.act((id, version) => api.schedule(id, version, times), done)
  }

  return (
    <Dialog title={words.title} size="settings" onClose={close}>
      <DialogBody>
        <Moment label={words.begin} value={begin} onChange={setBegin} />
        {canEnd && <Moment label={words.end} value={end} onChange={setEnd} />}
        <p className={fields.note}>{words.note}</p>
        {begin !== '' && error && (
          <ReasonField
            label={words.reason(`${error.label}: ${error.message}`)}
            value={reason}
            asked={asked}
            onChange={setReason}
          />
        )}
        {problem && (
          <p role="alert" className={fields.problem}>
            {problem}
          </p>
        )}
      </DialogBody>
      <DialogActions>
        {(publishAt || unpublishAt) && (
          <Button variant="line" onClick={() => plan({ begin: '', end: '' })}>
            {words.remove}
          </Button>
        )}
        <Button variant="line" onClick={close}>
          {adminDialogMessages.cancel}
        </Button>
        <Button onClick={() => plan({ begin, end })}>{words.plan}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Moment({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const moment = value === '' ? null : fromBerlin(value)
  const help = moment?.kind === 'two' && words.twice(value.slice(11), showBerlin(moment.utc))
  return (
    <Field className={fields.field} label={label} help={help}>
      {(control) => (
        <input {...control} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}
