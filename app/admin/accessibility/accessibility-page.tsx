import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Measured, MeasuredResult, MeasuredFinding } from '#shared/accessibility/measured.ts'
import { accessibilityPath, adminPaths } from '#shared/addresses/admin-paths.ts'
import { accessibilityMessages as words } from '#shared/messages/accessibility.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { shortMoment } from '#admin/kit/times.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import operations from '#admin/operations/operations.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import styles from './accessibility-page.module.css'
import { measurePages } from './measure-pages.ts'

const { what, impact: gravity, criteria: wcag, pages: places } = words.columns

type AccessibilityPageProps = { result: MeasuredResult | null; paths: string[] }

/** Measures public pages in a frame of this very browser; all of them are kept, a single one is only looked at. */
export function AccessibilityPage({ result, paths }: AccessibilityPageProps) {
  const [single, setSingle] = useState('')
  const [progress, setProgress] = useState('')
  const [looked, setLooked] = useState<Measured>()
  const frame = useRef<HTMLIFrameElement>(null)
  const work = useRef<AbortController>(undefined)
  const { revalidate } = useRevalidator()
  useEffect(() => () => work.current?.abort(), [])

  async function measure() {
    const { signal } = (work.current = new AbortController())
    const chosen = single === '' ? paths : [single]
    const onPage = (index: number) => setProgress(words.progress(index + 1, chosen.length, chosen[index]!))
    setLooked(undefined)
    const measured = await measurePages(chosen, { frame: frame.current!, signal, onPage }).catch(() => null)
    setProgress('')
    if (frame.current) frame.current.src = 'about:blank'
    if (measured === null) toaster.show({ title: words.stopped })
    else if (!measured) toaster.show({ title: words.noEngine, variant: 'destructive' })
    else if (single === '') await keep(measured)
    else setLooked(measured)
  }

  async function keep(measured: Measured) {
    const answer = await callServer('POST', accessibilityPath, { body: measured })
    if (answer.kind === 'done') toaster.show({ title: words.saved, variant: 'success' })
    else toaster.show({ title: answer.message, variant: 'destructive' })
    await revalidate()
  }

  const shown = looked ?? result
  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <>
          <ScreenButton to={adminPaths.document('barrierefreiheit')} variant="line">
            {words.statement}
          </ScreenButton>
          {progress === '' ? (
            <Button onClick={() => void measure()}>{words.run}</Button>
          ) : (
            <Button variant="line" onClick={() => work.current?.abort()}>
              {words.stop}
            </Button>
          )}
        </>
      }
    >
      <Field label={words.which} className={styles.which}>
        {(control) => (
          <select {...control} value={single} onChange={({ target }) => setSingle(target.value)}>
            <option value="">{words.all(paths.length)}</option>
            {paths.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
      </Field>
      <p className={operations.text}>
        <output>{progress || (looked ? lookedAt(looked) : stateOf(result))}</output>
      </p>
      <div className={styles.stage} hidden={progress === ''}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: a sandbox that lets it run is none */}
        <iframe ref={frame} title={words.frame} tabIndex={-1} inert />
      </div>
      {shown && <FindingsTable {...shown} />}
    </AdminPage>
  )
}

function stateOf(result: MeasuredResult | null): string {
  if (!result) return words.never
  const { at, pages, engine, browser, findings } = result
  const state = words.state(shortMoment(at), pages, `${engine}, ${browser}`)
  return `${state} ${findings.length > 0 ? words.bad : words.good}`
}

function lookedAt({ findings }: Measured): string {
  return findings.length > 0 ? words.lookedBad(findings.length) : words.lookedGood
}

/** What was found, the gravest first. */
function FindingsTable({ findings, unread }: Pick<Measured, 'findings' | 'unread'>) {
  return (
    <>
      {unread.length > 0 && <p className={operations.text}>{words.unread(unread)}</p>}
      {findings.length > 0 && (
        <DataTable label={words.list} head={<Columns titles={[what, gravity, wcag, places]} />}>
          {findings.map((finding) => (
            <FindingRow key={finding.rule} finding={finding} />
          ))}
        </DataTable>
      )}
    </>
  )
}

function FindingRow({ finding: { rule, help, impact, criteria, pages, count } }: { finding: MeasuredFinding }) {
  return (
    <tr>
      <th scope="row" className={operations.subject}>
        {help} <span className={operations.code}>{rule}</span>
      </th>
      <td className={operations.nowrap}>{words.impacts[impact]}</td>
      <td className={operations.nowrap}>{criteria.join(', ')}</td>
      <td className={operations.subject}>{words.pages(pages, count - pages.length)}</td>
    </tr>
  )
}
