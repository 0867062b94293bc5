import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { Incident } from '#shared/content/incidents.ts'
import { statusAdminMessages as words } from '#shared/messages/status.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './report-page.module.css'

type CurrentIncident = Pick<Incident, 'id' | 'title' | 'severity'> & { updates: number }
type ReportPageProps = { services: { id: string; title: string }[]; current: CurrentIncident[] }
type Working = { version: number; item: Incident }

/** Posts a disturbance from a phone, says how it goes on, and ends it. */
export function ReportPage({ services, current }: ReportPageProps) {
  const { revalidate } = useRevalidator()

  /** On top of what stands there now, so that nobody's word is lost; published at once. */
  async function change({ id }: CurrentIncident, text: string, end: boolean): Promise<boolean> {
    const read = await callServer<Working>('GET', `/api/editing/incidents/${id}`)
    const at = new Date().toISOString()
    const saved =
      read.kind === 'done'
        ? await callServer('PATCH', `/api/content/incidents/${id}`, {
            body: {
              version: read.body.version,
              values: {
                updates: [...read.body.item.updates, { at, text: text || words.doneText }],
                ...(end && { endsAt: at }),
              },
            },
          })
        : read
    if (saved.kind === 'done') toaster.show({ title: end ? words.ended : words.updated, variant: 'success' })
    else toaster.show({ title: saved.message, variant: 'destructive' })
    await revalidate()
    return saved.kind === 'done'
  }

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <ScreenButton to={adminPaths.newItem('incidents')} variant="line">
          {words.maintenance}
        </ScreenButton>
      }
    >
      <Panels>
        <Panel title={words.form} width="half">
          <ReportForm services={services} onDone={revalidate} />
        </Panel>
        <Panel title={words.current} width="half">
          {current.length === 0 && <PanelNote>{words.none}</PanelNote>}
          {current.map((incident) => (
            <CurrentEntry key={`${incident.id} ${incident.updates}`} incident={incident} onChange={change} />
          ))}
        </Panel>
      </Panels>
    </AdminPage>
  )
}

type CurrentEntryProps = {
  incident: CurrentIncident
  onChange: (incident: CurrentIncident, text: string, end: boolean) => Promise<boolean>
}

function CurrentEntry({ incident, onChange }: CurrentEntryProps) {
  const [text, setText] = useState('')
  const { id, title } = incident
  return (
    <section className={styles.entry} aria-label={title}>
      <h3>{title}</h3>
      <textarea
        className="text-input"
        rows={2}
        aria-label={words.updateOf(title)}
        placeholder={words.update}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button size="small" disabled={text.trim() === ''} onClick={() => void onChange(incident, text, false)}>
          {words.addUpdate}
        </Button>
        <Button size="small" variant="line" onClick={() => void onChange(incident, text, true)}>
          {words.end}
        </Button>
        <ScreenButton
          size="small"
          variant="line"
          to={adminPaths.item('incidents', id)}
          aria-label={words.editOf(title)}
        >
          {words.edit}
        </ScreenButton>
      </div>
    </section>
  )
}
