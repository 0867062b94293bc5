import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { personalDataMessages as words } from '#shared/messages/personal-data.ts'
import {
  personalDataPaths,
  type AskedPerson,
  type ErasureLine,
  type PersonReport,
  type RetentionLine,
  type DataKind,
} from '#shared/personal-data/personal-data.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Panel, Panels, PanelNote } from '#admin/kit/panel.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import operations from '#admin/operations/operations.module.css'
import { FoundPanel } from './found-panel.tsx'
import { RetentionPanel } from './retention-panel.tsx'
import styles from './personal-data-page.module.css'

const { protocol: protocolWords, columns, kinds } = words

type Found = { person: AskedPerson; report: PersonReport }
type PersonalDataPageProps = { protocol: ErasureLine[]; retention: RetentionLine[] }

/** What somebody asks for by Art. 15 and 17 GDPR: looked up, handed over, erased. */
export function PersonalDataPage({ protocol, retention }: PersonalDataPageProps) {
  const [found, setFound] = useState<Found>()
  const [errors, setErrors] = useState<Partial<Record<keyof AskedPerson, string>>>({})
  const { revalidate } = useRevalidator()
  const fail = (title: string) => toaster.show({ title, variant: 'destructive' })

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const given = (name: keyof AskedPerson) => String(fields.get(name)).trim()
    const person = {
      email: given('email'),
      phone: given('phone'),
      name: given('name'),
      consentId: given('consentId'),
    }
    const answer = await callServer<PersonReport>('POST', personalDataPaths.search(), { body: person })
    const refused = answer.kind === 'done' ? [] : answer.fields
    setErrors(Object.fromEntries(refused.map(({ path, message }) => [path, message])))
    if (answer.kind === 'done') setFound({ person, report: answer.body })
    else {
      setFound(undefined)
      if (refused.length === 0) fail(answer.message)
    }
  }

  async function hand(person: AskedPerson, format: 'json' | 'html') {
    const body = { ...person, format }
    const answer = await callServer<{ name: string; text: string }>('POST', personalDataPaths.export(), { body })
    if (answer.kind !== 'done') return fail(answer.message)
    saveText(answer.body.name, answer.body.text, format === 'json' ? 'application/json' : 'text/html')
    toaster.show({ title: words.exported, variant: 'success' })
  }

  async function erase(person: AskedPerson) {
    const answer = await callServer<ErasureLine>('POST', personalDataPaths.erase(), { body: person })
    if (answer.kind !== 'done') return fail(answer.message)
    setFound(undefined)
    toaster.show({ title: words.erased(answer.body.number), variant: 'success' })
    await revalidate()
  }

  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.search.title} width="full">
          <p className={operations.text}>{words.search.text}</p>
          <form className={styles.search} noValidate onSubmit={(event) => void search(event)}>
            <TextField label={words.search.email} name="email" type="email" autoComplete="off" error={errors.email} />
            <TextField label={words.search.phone} name="phone" type="tel" autoComplete="off" error={errors.phone} />
            <TextField
              label={words.search.name}
              name="name"
              autoComplete="off"
              help={words.search.nameHelp}
              error={errors.name}
            />
            <TextField
              label={words.search.consentId}
              name="consentId"
              autoComplete="off"
              help={words.search.consentIdHelp}
              error={errors.consentId}
            />
            <Button type="submit">{words.search.submit}</Button>
          </form>
        </Panel>
        {found && (
          <FoundPanel
            report={found.report}
            onExport={(format) => hand(found.person, format)}
            onErase={() => erase(found.person)}
          />
        )}
        <RetentionPanel lines={retention} />
        <ProtocolPanel lines={protocol} />
      </Panels>
    </AdminPage>
  )
}

/** Gives the browser a text to save as a file. It never had an address, so nothing of it is in a log or a history. */
function saveText(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** That it was done, for whoever asks later. */
function ProtocolPanel({ lines }: { lines: ErasureLine[] }) {
  return (
    <Panel title={protocolWords.title} width="full">
      <p className={operations.text}>{protocolWords.text}</p>
      {lines.length === 0 ? (
        <PanelNote>{protocolWords.empty}</PanelNote>
      ) : (
        <DataTable label={protocolWords.title} head={<Columns titles={[columns.number, columns.at, columns.counts]} />}>
          {lines.map(({ number, at, counts }) => (
            <tr key={number}>
              <th scope="row" className={operations.nowrap}>
                {number}
              </th>
              <td className={operations.nowrap}>
                <time dateTime={at}>{shortMoment(at)}</time>
              </td>
              <td className={operations.small}>{countsIn(counts)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}

function countsIn(counts: ErasureLine['counts']): string {
  const found = (Object.entries(counts) as [DataKind, number][]).filter(([, count]) => count > 0)
  return protocolWords.counts(found.map(([kind, count]) => protocolWords.count(kinds[kind], count)))
}
