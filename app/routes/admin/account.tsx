import { backend } from '#server/context.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { AccountPage } from '#admin/account/account-page.tsx'
import { requireRight } from './require-right.ts'
import type { Route } from './+types/account.ts'

export async function loader(args: Route.LoaderArgs) {
  const principal = requireRight(args, 'own-account')
  const { people, signIn, now } = args.context.get(backend)
  return {
    principal,
    account: await people.ownAccount(),
    passkeysPossible: signIn().offer.passkeys,
    now: now().toISOString(),
  }
}

export function meta() {
  return adminMeta(accountMessages.title)
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />
}
