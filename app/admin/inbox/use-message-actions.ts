import { useNavigate, useRevalidator } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { MessageState } from '#shared/inbox/inbox.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callServer } from '#kit/server-call/call-server.ts'

/** What an administrator does with a message. What is refused is told in a toast. */
export function useMessageActions(id: string) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const address = `/api/mail/messages/${encodeURIComponent(id)}`

  async function act(method: string, path: string, body?: unknown): Promise<boolean> {
    const answer = await callServer(method, path, { body })
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    else await revalidate()
    return answer.kind === 'done'
  }

  return {
    markRead: () => void act('PATCH', address, { state: 'read' }),
    async setState(state: MessageState) {
      if (await act('PATCH', address, { state }))
        toaster.show({ title: inboxMessages.states[state], variant: 'success' })
    },
    async retry() {
      if (await act('POST', `${address}/retry`)) toaster.show({ title: inboxMessages.delivery.retried })
    },
    async remove() {
      const answer = await callServer('DELETE', address)
      if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
      toaster.show({ title: inboxMessages.deleted, variant: 'success' })
      await navigate(adminPaths.messages())
    },
  }
}

export type MessageActionsOfPage = ReturnType<typeof useMessageActions>
