import { requireRight } from '#server/context.ts'
import { safeNext } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { MissingFactorPage } from '#admin/account/missing-factor-page.tsx'
import { useBrand } from '#sign-in/screens/screens-site.ts'
import type { Route } from './+types/missing-factor.ts'

export function loader(args: Route.LoaderArgs) {
  const { principal, signIn } = requireRight(args, 'own-account')
  const next = safeNext(new URL(args.request.url).searchParams.get('weiter'))
  return { principal, passkeys: signIn().offer.passkeys, next }
}

export function meta() {
  return [{ title: accountMessages.missingFactor.headline }, { name: 'robots', content: 'noindex' }]
}

export default function MissingFactor({ loaderData }: Route.ComponentProps) {
  return <MissingFactorPage {...loaderData} brand={useBrand()} />
}
