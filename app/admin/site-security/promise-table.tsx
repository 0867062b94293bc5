import { siteSecurityMessages as words } from '#shared/messages/site-security-admin.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { PromiseLine } from '#shared/site-security/promises.ts'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { shortDate } from '#admin/kit/times.ts'
import operations from '#admin/operations/operations.module.css'

const { texts } = siteSecurityWords
const tones: Record<PromiseLine['state'], ChipTone> = { kept: 'success', broken: 'danger', unknown: 'plain' }
const { promise: what, measured, at: when, state: outcome } = words.columns

/** Every promise with what was measured of it. */
export function PromiseTable({ lines }: { lines: PromiseLine[] }) {
  return (
    <DataTable label={words.list} head={<Columns titles={[what, measured, when, outcome]} />} cards>
      {lines.map(({ promise, state, value, until, at }) => (
        <tr key={promise}>
          <th scope="row" className={operations.subject}>
            {texts.promises[promise]}
          </th>
          <td className={value ? operations.code : operations.small}>
            {value || (until ? texts.until.replace('{date}', shortDate(until)) : '–')}
          </td>
          <td className={operations.nowrap}>{at ? shortDate(at) : '–'}</td>
          <td>
            <Chip tone={tones[state]}>{texts.states[state]}</Chip>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
