import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'
import { toAuthError } from '#sign-in/protocol/auth-errors.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import type { HandlerView } from '#sign-in/protocol/handler.ts'
import styles from './handler-page.module.css'
import { loadAuth } from '#sign-in/protocol/load-auth.ts'

const { handler: messages } = signInMessages

/** What a provider's window shows before and after the provider; mostly too short to be read. */
export function HandlerPage({ brand }: { brand: LogoSettings }) {
  const view = useHandler()
  return (
    <div className={styles.page}>
      <div className="selvedge" />
      <PageMain>
        <div className={styles.content}>
          <Logo {...brand} />
          <h1>{view.state === 'failed' ? messages.failed : messages.title}</h1>
          <View view={view} />
          <noscript>
            <FormNotice tone="warning" icon="warning">
              {signInMessages.needsScript}
            </FormNotice>
          </noscript>
        </div>
      </PageMain>
    </div>
  )
}

function View({ view }: { view: HandlerView }) {
  if (view.state === 'failed')
    return (
      <>
        <FormNotice tone="danger" icon="alert">
          {view.message}
        </FormNotice>
        <LinkButton href={signInPaths.login()}>{messages.again}</LinkButton>
      </>
    )
  if (view.state === 'done')
    return (
      <>
        <output>{messages.done}</output>
        <LinkButton href={adminPaths.dashboard()}>{messages.onward}</LinkButton>
      </>
    )
  const text = messages[view.state]
  return (
    <>
      <p>{text}</p>
      <ThreadLoader label={text} />
    </>
  )
}

function useHandler(): HandlerView {
  const [parameters] = useSearchParams()
  const [view, setView] = useState<HandlerView>({ state: parameters.has('providerId') ? 'leading' : 'finishing' })

  useEffect(() => {
    const { opener } = window as { opener: Window | null }
    Promise.all([loadAuth(), import('#sign-in/protocol/handler.ts')])
      .then(([auth, { runHandler }]) =>
        runHandler(parameters, {
          auth,
          opener,
          navigate: (address) => window.location.replace(address),
          close: () => window.close(),
        }),
      )
      .catch((cause: unknown): HandlerView => ({ state: 'failed', message: toAuthError(cause).message }))
      .then(setView)
  }, [parameters])

  return view
}
