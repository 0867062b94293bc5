import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { backupPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupWork } from '#shared/backup/backup.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

type WorkAnswer = { work: BackupWork | null }

const askEveryMs = 1_500

/** What the server does in the background, asked for until it is done. */
export function useBackupWork(atFirst: BackupWork | null) {
  const [work, setWork] = useState(atFirst)
  const { revalidate } = useRevalidator()
  const running = work?.running ?? false

  useEffect(() => {
    if (!running) return
    const timer = setInterval(async () => {
      const answer = await callServer<WorkAnswer>('GET', backupPaths.work())
      // Also while the site is being put back somebody has to be able to hear of its end.
      if (answer.kind !== 'done' || answer.body.work?.running) return
      setWork(answer.body.work)
      if (answer.body.work) {
        const { outcome, failed } = answer.body.work
        toaster.show({ title: outcome, variant: failed ? 'destructive' : 'success' })
      }
      await revalidate()
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [running, revalidate])

  return {
    work,
    async begin(path: string, body?: unknown): Promise<void> {
      const answer = await callServer<WorkAnswer>('POST', path, { body })
      if (answer.kind === 'done') setWork(answer.body.work)
      else toaster.show({ title: answer.message, variant: 'destructive' })
    },
  }
}
