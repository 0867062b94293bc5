import { useId, useState } from 'react'
import { fromBerlin, showBerlin, toBerlin } from '#shared/berlin-time.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFoot } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './dialogs.module.css'
import type { EditorDialogProps } from './editor-dialogs.tsx'

/** When visitors see the item, in German time. What cannot be unpublished has no end. */
export function ScheduleDialog({ close, editor, publishing, definition }: EditorDialogProps) {
  const { api, state, problems } = editor
  const { publishAt, unpublishAt } = state.standing
  const [begin, setBegin] = useState(publishAt ? toBerlin(publishAt) : '')
  const [end, setEnd] = useState(unpublishAt ? toBerlin(unpublishAt) : '')
  const [problem, setProblem] = useState('')
  const canEnd = definition.kind === 'collection' && !definition.fixed

  function plan(next: { begin: string; end: string }) {
    const moments = [next.begin, next.end].map((text) => (text === '' ? null : fromBerlin(text)))
    if (moments.some((moment) => moment?.kind === 'none'))
      return setProblem('Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt.')
    const [from, to] = moments.map((moment) => (moment && moment.kind !== 'none' ? moment.utc : null))
    const now = new Date().toISOString()
    if ((from && from <= now) || (to && to <= now)) return setProblem('Bitte einen Zeitpunkt in der Zukunft wählen')
    if (from && to && to <= from) return setProblem('Das Ende muss nach der Veröffentlichung liegen')
    if (from && problems.size > 0) return setProblem('Bitte füllen Sie zuerst alle Pflichtfelder aus.')
    close()
    const done = from || to ? 'Zeitplan gespeichert' : 'Zeitplan entfernt'
    void publishing.act(
      (id, version) => api.schedule(id, version, { publishAt: from ?? null, unpublishAt: to ?? null }),
      done,
    )
  }

  return (
    <Dialog title="Zeitplan" size="settings" onClose={close}>
      <DialogBody>
        <div className={styles.schedule}>
          <Moment label="Veröffentlichen am" value={begin} onChange={setBegin} />
          {canEnd && <Moment label="Nicht mehr zeigen ab" value={end} onChange={setEnd} />}
          <p>
            Alle Zeiten sind deutsche Zeit. War der Server zum geplanten Zeitpunkt aus, geschieht es beim nächsten
            Start.
          </p>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFoot note="">
        {(publishAt || unpublishAt) && (
          <Button variant="line" onClick={() => plan({ begin: '', end: '' })}>
            Zeitplan entfernen
          </Button>
        )}
        <Button variant="line" onClick={close}>
          Abbrechen
        </Button>
        <Button onClick={() => plan({ begin, end })}>Planen</Button>
      </DialogFoot>
    </Dialog>
  )
}

function Moment({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const id = useId()
  const moment = value === '' ? null : fromBerlin(value)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      {moment?.kind === 'two' && (
        <p>
          In dieser Nacht gibt es {value.slice(11)} Uhr zweimal; gemeint ist das erste Mal ({showBerlin(moment.utc)}{' '}
          Uhr, Sommerzeit).
        </p>
      )}
    </div>
  )
}
