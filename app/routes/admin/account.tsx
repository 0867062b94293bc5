import { requireRight } from '#server/context.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { AccountPage } from '#admin/account/account-page.tsx'
import type { Route } from './+types/account.ts'

export async function loader(args: Route.LoaderArgs) {
  const { principal, ownAccount, signIn, now } = requireRight(args, 'own-account')
  return {
    principal,
    account: await ownAccount(),
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
