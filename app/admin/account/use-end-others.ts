import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { accountMessages } from '#shared/messages/account.ts'
import type { ToastContent } from '#kit/toast/toaster-store.ts'
import { useServerAction } from './use-server-action.ts'

const words = accountMessages.sessions

/** After a change of the ways to sign in: whoever else is signed in to this account can be shown out at once. */
export function useEndOthers(others: boolean): Pick<ToastContent, 'action'> {
  const { send } = useServerAction()
  const run = () => void send({ method: 'DELETE', path: signInPaths.ownSessions() }, { title: words.ended })
  return others ? { action: { label: words.endOthers, run } } : {}
}
