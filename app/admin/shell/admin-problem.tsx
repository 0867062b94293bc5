import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import { AdminPage } from './admin-page.tsx'

/** In place of a screen that a person may not see, that does not exist, or that failed. */
export function AdminProblem({ kind }: { kind: 'forbidden' | 'missing' | 'failed' | 'offline' }) {
  const words = adminMessages.states
  const reference = useErrorReference()
  const actions = (
    <>
      {(kind === 'failed' || kind === 'offline') && (
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
      )}
      <ScreenButton to={adminPaths.dashboard()} variant={kind === 'failed' || kind === 'offline' ? 'line' : 'primary'}>
        {words.toOverview}
      </ScreenButton>
    </>
  )
  return (
    <AdminPage title={words[kind]} actions={actions}>
      <p>{words[`${kind}Text`]}</p>
      {kind === 'failed' && reference && <p suppressHydrationWarning>{words.reference(reference)}</p>}
    </AdminPage>
  )
}
