import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callServer, type CallResult } from '#kit/server-call/call-server.ts'
import { toaster, type ToastContent } from '#kit/toast/toaster-store.ts'

type Call = { method: string; path: string; body?: unknown; withinMs?: number; inForm?: boolean }
/** What to say when it worked; nothing when something else says it. */
type Success = Pick<ToastContent, 'title' | 'description' | 'action'>

/** Long enough to read and to press. */
export const offerStaysMs = 15_000

/** Asks the server for a change, tells how it went and shows the page anew. */
export function useServerAction() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  /** A refusal is told in a toast, unless a form shows it beside its field. */
  async function send<Body = null>(
    { method, path, inForm, ...options }: Call,
    success?: Success,
  ): Promise<CallResult<Body>> {
    setBusy(true)
    const answer = await callServer<Body>(method, path, options)
    if (answer.kind === 'done') {
      await revalidate()
      if (success) toaster.show({ ...success, variant: 'success' }, success.action && offerStaysMs)
    } else if (answer.fields.length === 0 && !inForm) toaster.show({ title: answer.message, variant: 'destructive' })
    setBusy(false)
    return answer
  }

  return { send, busy }
}
