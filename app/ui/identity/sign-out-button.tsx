import { useState, type ComponentProps } from 'react'
import { identityMessages } from '#shared/messages/identity.ts'
import { paths } from '#shared/paths.ts'
import { toaster } from '#ui/toast/toaster-store.ts'
import { loadAuth } from './load-auth.ts'

/** Ends the session here and in all tabs, and leaves for the login page. */
export function SignOutButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const [ending, setEnding] = useState(false)

  async function signOut() {
    setEnding(true)
    try {
      const auth = await loadAuth()
      await auth.signOut()
      window.location.assign(paths.login())
    } catch {
      setEnding(false)
      toaster.show({ title: identityMessages['network-request-failed'], variant: 'destructive' })
    }
  }

  return <button {...props} type="button" disabled={ending} onClick={() => void signOut()} />
}
