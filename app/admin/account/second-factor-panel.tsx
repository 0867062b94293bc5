import { useState } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './account.module.css'
import { SecondFactorDialog, type SecondFactorTask } from './second-factor-dialog.tsx'

const messages = accountMessages.secondFactor

export function SecondFactorPanel({ on }: { on: boolean }) {
  const [task, setTask] = useState<SecondFactorTask>()
  return (
    <Panel title={messages.title} width="half">
      <p className={styles.text}>{on ? messages.on : messages.off}</p>
      <div className={styles.actions}>
        {on ? (
          <>
            <Button variant="line" size="small" onClick={() => setTask('codes')}>
              {messages.newCodes}
            </Button>
            <Button variant="line" size="small" onClick={() => setTask('end')}>
              {messages.end}
            </Button>
          </>
        ) : (
          <Button variant="line" size="small" onClick={() => setTask('begin')}>
            {messages.begin}
          </Button>
        )}
      </div>
      {task && <SecondFactorDialog task={task} onClose={() => setTask(undefined)} />}
    </Panel>
  )
}
