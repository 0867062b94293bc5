import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import styles from '#admin/operations/operations.module.css'

const words = exchangeMessages.defaults

/** Back to what the site came with, all at once; the copy from before stands among the others. */
export function DefaultsPanel() {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const restore = async () => {
    const answer = await callServer('POST', '/api/import-defaults')
    await revalidate()
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else toaster.show({ title: words.done, variant: 'success' })
  }
  return (
    <Panel title={words.title} width="full">
      <p className={styles.text}>{words.text}</p>
      <Button variant="line" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.confirmTitle}
          text={words.confirmText}
          confirm={words.button}
          danger
          onConfirm={restore}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
