import { adminPaths, selfTestPath } from '#shared/addresses/admin-paths.ts'
import { selfTestMessages as words } from '#shared/messages/self-test.ts'
import type { SelfTestFinding, SelfTestResult } from '#shared/self-test/self-test.ts'
import { Button } from '#kit/buttons/button.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import operations from '#admin/operations/operations.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'

/** Many pages take their time. */
const answerWithinMs = 300_000

/** What the site found when it last read its own pages. */
export function SelfTestPage({ result }: { result: SelfTestResult | null }) {
  const { send, busy } = useServerAction()

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <>
          <ScreenButton to={adminPaths.list('registeredServices')} variant="line">
            {words.register}
          </ScreenButton>
          <Button
            disabled={busy}
            onClick={() =>
              void send({ method: 'POST', path: selfTestPath, withinMs: answerWithinMs }, { title: words.done })
            }
          >
            {busy ? words.running : words.run}
          </Button>
        </>
      }
    >
      <p className={operations.text}>
        <output>
          {result ? `${words.state(shortMoment(result.at), result.pages)} ${verdictOf(result)}` : words.never}
        </output>
      </p>
      {result && result.findings.length > 0 && (
        <DataTable
          label={words.list}
          head={<Columns titles={[words.columns.what, words.columns.detail, words.columns.pages]} />}
        >
          {result.findings.map((finding) => (
            <FindingLine key={`${finding.rule} ${finding.detail}`} finding={finding} />
          ))}
        </DataTable>
      )}
    </AdminPage>
  )
}

function FindingLine({ finding: { rule, detail, pages, count } }: { finding: SelfTestFinding }) {
  return (
    <tr>
      <th scope="row">{words.rules[rule]}</th>
      <td className={operations.code}>{detail}</td>
      <td className={operations.subject}>
        {count === 0 ? words.everywhere : words.pages(pages, count - pages.length)}
      </td>
    </tr>
  )
}

function verdictOf({ findings, declaredHosts }: SelfTestResult): string {
  if (findings.length > 0) return words.bad
  return declaredHosts.length > 0 ? words.declared : words.good
}
