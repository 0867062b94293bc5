import { useEffect } from 'react'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { startupWords } from '#shared/messages/startup.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import { PageMain } from '#kit/page/page-main.tsx'

/** No screen has this address. If a public page has, the router was led out of its part of the site. */
export function ScreenMissing() {
  useEffect(() => {
    if (isPublicPath(window.location.pathname)) window.location.reload()
  }, [])
  return (
    <PageMain>
      <title>{errorMessages.notFound}</title>
      <div className="container">
        <h1>{errorMessages.notFound}</h1>
        <LinkButton href={paths.home()}>{signInMessages.website}</LinkButton>
      </div>
    </PageMain>
  )
}

/** A screen cannot be shown (spec §8). */
export function ScreenFailed() {
  const { title, text, reload } = startupWords.texts
  const reference = useErrorReference()
  return (
    <PageMain>
      <title>{title}</title>
      <div className="container">
        <h1>{title}</h1>
        <p>{text}</p>
        {reference && <p suppressHydrationWarning>{startupWords.texts.reference.replace('{id}', reference)}</p>}
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </div>
    </PageMain>
  )
}
