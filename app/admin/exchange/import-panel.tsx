import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { undoOfferedMs } from '#shared/limits.ts'
import type { ExchangePreview } from '#shared/exchange/exchange.ts'
import { exchangeMessages as words } from '#shared/messages/exchange.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { ImportPreview } from './import-preview.tsx'
import styles from '#admin/operations/operations.module.css'

type ImportState =
  | { step: 'choosing' }
  | { step: 'reading' }
  | { step: 'deciding'; file: File; preview: ExchangePreview }

/** First what would change, then the deed. The file goes to the server both times; it keeps nothing in between. */
export function ImportPanel() {
  const [state, setState] = useState<ImportState>({ step: 'choosing' })
  const field = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()

  async function look(file: File | undefined) {
    if (!file) return
    setState({ step: 'reading' })
    const answer = await callServer<ExchangePreview>('POST', '/api/import/preview', { body: file })
    if (field.current) field.current.value = ''
    if (answer.kind !== 'done') {
      setState({ step: 'choosing' })
      toaster.show({ title: answer.message, variant: 'destructive' })
    } else setState({ step: 'deciding', file, preview: answer.body })
  }

  async function carryOut(file: File, areas: string[]) {
    const query = new URLSearchParams(areas.map((area) => ['bereich', area]))
    const answer = await callServer<{ imported: number; snapshot?: string }>('POST', `/api/import?${query}`, {
      body: file,
    })
    if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
    const { imported, snapshot } = answer.body
    setState({ step: 'choosing' })
    await revalidate()
    const action = snapshot ? { label: words.undo, run: () => void undo(snapshot) } : undefined
    toaster.show({ title: words.done(imported), variant: 'success', action }, undoOfferedMs)
  }

  async function undo(snapshot: string) {
    const answer = await callServer('POST', `/api/snapshots/${snapshot}/restore`)
    await revalidate()
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else toaster.show({ title: words.restored, variant: 'success' })
  }

  return (
    <>
      <Panel title={words.importTitle} width="half" help={placeOfSettings.import}>
        <p className={styles.text}>{words.importText}</p>
        <input
          ref={field}
          type="file"
          accept=".zip,application/zip"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={words.chooseFile}
          onChange={({ target }) => void look(target.files?.[0])}
        />
        <Button variant="line" disabled={state.step === 'reading'} onClick={() => field.current?.click()}>
          <Icon name="upload" />
          {state.step === 'reading' ? words.reading : words.chooseFile}
        </Button>
      </Panel>
      {state.step === 'deciding' && (
        <ImportPreview
          key={state.preview.exportedAt}
          preview={state.preview}
          onCancel={() => setState({ step: 'choosing' })}
          onConfirm={(areas) => carryOut(state.file, areas)}
        />
      )}
    </>
  )
}
