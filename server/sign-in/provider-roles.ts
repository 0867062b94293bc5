import { accountEmail } from '#shared/text/email.ts'
import type { Role } from '#shared/people/people.ts'
import type { Database } from '../database/schema.ts'
import { syncProviderRole } from './provider-role-sync.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'

type Rules = Pick<
  Provider,
  'trustEmails' | 'groupsClaim' | 'adminEmails' | 'adminGroups' | 'editorEmails' | 'editorGroups'
>
type ProviderUser = { id?: string; email?: string | null; emailVerified?: boolean }
type Source = {
  method: string
  action?: string
  oauth?: { providerId?: string; profile?: Record<string, unknown> }
}

/** What a person at the provider may do here: by the lists of e-mail addresses, or by a group in the claims (H20). */
export function roleFromProfile(rules: Rules, profile: Record<string, unknown>): Role | undefined {
  const known = profile.email_verified === true || rules.trustEmails
  const email = known ? accountEmail(String(profile.email ?? '')) : ''
  const groups = [profile[rules.groupsClaim] ?? []].flat().map(String)
  const matches = (emails: string[], names: string[]) =>
    (email && emails.some((entry) => accountEmail(entry) === email)) || names.some((name) => groups.includes(name))
  if (matches(rules.adminEmails, rules.adminGroups)) return 'admin'
  if (matches(rules.editorEmails, rules.editorGroups)) return 'editor'
  return undefined
}

/**
 * Called before a person from a provider gets a session. Strangers are refused. Whoever the rules know has the role they
 * give, also when it changed since; whoever they know no longer keeps only what was given here (J40).
 */
export async function admitProviderUser(
  database: Database,
  providers: Provider[],
  user: ProviderUser,
  { method, action, oauth }: Source,
  now: Date,
): Promise<{ error: string } | undefined> {
  const provider = method === 'oauth' ? providers.find(({ id }) => id === oauth?.providerId) : undefined
  if (!provider) return undefined
  const role = roleFromProfile(provider, oauth?.profile ?? {})
  const has =
    action === 'create-user' || !user.id ? role : await syncProviderRole(database, provider, user.id, role, now)
  return has ? undefined : { error: 'operation-not-allowed' }
}
