import { useEffect, useRef, useState } from 'react'
import type { AreaChanges, ExchangePreview } from '#shared/exchange/exchange.ts'
import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from '#admin/operations/operations.module.css'

type ImportPreviewProps = {
  preview: ExchangePreview
  onConfirm: (areas: string[]) => Promise<void>
  onCancel: () => void
}

/** What an archive would change, area by area; areas without a change need no import. */
export function ImportPreview({ preview, onConfirm, onCancel }: ImportPreviewProps) {
  const { areas, ignored, exportedAt } = preview
  const different = areas.filter(differs)
  const [chosen, setChosen] = useState(() => new Set(different.map(({ name }) => name)))
  const removes = different.some(({ name, removed }) => removed > 0 && chosen.has(name))
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])

  function toggle(name: string, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  const confirm = async () => {
    setBusy(true)
    await onConfirm([...chosen])
    setBusy(false)
  }

  return (
    <Panel title={words.previewTitle} width="full" aside={<span>{words.exportedAt(shortMoment(exportedAt))}</span>}>
      <p ref={top} tabIndex={-1} className={styles.text}>
        {different.length > 0 ? words.consequence : words.same}
        {ignored.length > 0 && ` ${words.ignored(ignored.join(', '))}`}
      </p>
      {different.length > 0 && (
        <DataTable label={words.previewTitle} head={<Head />}>
          {different.map((area) => (
            <tr key={area.name}>
              <td>
                <input
                  type="checkbox"
                  className={styles.tick}
                  aria-label={words.choose(area.area)}
                  checked={chosen.has(area.name)}
                  onChange={({ target }) => toggle(area.name, target.checked)}
                />
              </td>
              <th scope="row">
                <b>{area.area}</b>
                <small className={styles.below}>{area.examples.join(', ')}</small>
              </th>
              <td>{area.added || '–'}</td>
              <td>{area.changed || '–'}</td>
              <td className={area.removed > 0 ? styles.bad : undefined}>{area.removed || '–'}</td>
              <td>{area.same || '–'}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <div className={styles.pager}>
        {different.length > 0 && (
          <Button
            variant={removes ? 'danger' : 'primary'}
            busy={busy}
            disabled={chosen.size === 0}
            onClick={() => void confirm()}
          >
            {words.importButton}
          </Button>
        )}
        <Button variant="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Panel>
  )
}

function Head() {
  const { area, added, changed, removed, same } = words.columns
  return (
    <>
      <td aria-hidden="true" />
      <Columns titles={[area, added, changed, removed, same]} />
    </>
  )
}

function differs({ added, changed, removed }: AreaChanges): boolean {
  return added + changed + removed > 0
}
