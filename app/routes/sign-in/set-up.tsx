import { backend } from '#server/context.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { SetUpPage } from '#sign-in/screens/set-up-page.tsx'
import { useBrand } from '#sign-in/screens/screens-site.ts'
import type { Route } from './+types/set-up.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { signIn, setUp } = context.get(backend)
  const { offer, secure, secureAddress } = signIn()
  return { token, setUp: await setUp(token), ways: offer, secure, secureAddress }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { setUp } = accountMessages
  const title = loaderData?.setUp ? setUp[loaderData.setUp.purpose].headline : setUp.gone
  return [{ title }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]
}

export default function SetUp({ loaderData }: Route.ComponentProps) {
  return <SetUpPage {...loaderData} brand={useBrand()} />
}
