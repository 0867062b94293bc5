import { redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { safeNext } from '#shared/people/people.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { LoginPage } from '#sign-in/screens/login-page.tsx'
import { useBrand, type ScreensSite } from '#sign-in/screens/screens-site.ts'
import { readPage } from '../../pages/read-page.ts'
import type { Route } from './+types/login.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { searchParams } = new URL(request.url)
  const next = safeNext(searchParams.get('weiter'))
  // Whoever edits what this page says looks at it while signed in.
  if (site.principal && !searchParams.has(previewParameter)) throw redirect(next)
  const { seoTitle, headline, lead } = await readPage(site, 'login')
  const { offer, secure, secureAddress, sessionEnded } = site.signIn()
  return { seoTitle, headline, lead, next, ways: offer, secure, secureAddress, sessionEnded }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ScreensSite | undefined
  return [
    { title: [loaderData?.seoTitle, root?.siteName].filter(Boolean).join(' – ') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Login({ loaderData: { seoTitle: _seoTitle, next, ...page } }: Route.ComponentProps) {
  // A whole new page: what this one knows was loaded for somebody who was not signed in.
  return <LoginPage {...page} brand={useBrand()} onSignedIn={() => window.location.replace(next)} />
}
