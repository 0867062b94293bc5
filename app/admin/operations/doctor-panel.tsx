import { useState } from 'react'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages as words } from '#shared/messages/doctor.ts'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import styles from './operations.module.css'

const urgency = { problem: 0, warning: 1, ok: 2, off: 3 }

/** Everything that the site needs, looked at on wish; what is wrong comes first. */
export function DoctorPanel() {
  const [findings, setFindings] = useState<Finding[]>([])
  const [running, setRunning] = useState(false)

  async function examine() {
    setRunning(true)
    const answer = await callServer<{ findings: Finding[] }>('POST', '/api/doctor')
    setRunning(false)
    if (answer.kind === 'done')
      setFindings(answer.body.findings.toSorted((a, b) => urgency[a.state] - urgency[b.state]))
    else toaster.show({ title: answer.message, variant: 'destructive' })
  }

  const { check, result, state } = words.columns
  return (
    <Panel title={words.title} width="full">
      <p className={styles.text}>{words.note}</p>
      <Button variant="line" busy={running} onClick={() => void examine()}>
        {running ? words.running : words.run}
      </Button>
      {findings.length > 0 && (
        <DataTable label={words.title} head={<Columns titles={[check, result, state]} />}>
          {findings.map((finding) => (
            <tr key={finding.check}>
              <th scope="row" className={styles.small}>
                {finding.title}
              </th>
              <td className={styles.subject}>
                {finding.text}
                {finding.advice && <small className={styles.below}>{finding.advice}</small>}
              </td>
              <td className={styles.nowrap}>
                <span className={toneOf(finding.state)}>{words.states[finding.state]}</span>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}

function toneOf(state: Finding['state']): string | undefined {
  if (state === 'ok') return styles.good
  return state === 'off' ? undefined : styles.bad
}
