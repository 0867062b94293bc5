import { z } from 'zod'
import type { ConnectionTest } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'
import { askProvider } from './ask-provider.ts'
import { configurationAddress, configurationSchema } from './discovery.ts'

const words = connectionMessages.result
/** What a provider may say about the ways it knows; one that says nothing knows the usual ones. */
const waysSchema = z.object({
  response_types_supported: z.array(z.string()).optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
})

/** Whether people could sign in at a provider, by what it says about itself. */
export async function judgeProvider({ issuer }: Provider, limitMs: number): Promise<ConnectionTest> {
  const told = await askProvider(configurationAddress(issuer), limitMs, { redirect: 'follow' }).catch(() => undefined)
  if (told === undefined) return failure(words.providerUnreachable)
  const known = configurationSchema.safeParse(told)
  if (!known.success) return failure(words.providerIncomplete)
  if (withoutSlash(known.data.issuer) !== withoutSlash(issuer)) return failure(words.providerOther(known.data.issuer))
  const ways = waysSchema.safeParse(told).data
  if (ways?.response_types_supported && !ways.response_types_supported.includes('code'))
    return failure(words.providerNoCode)
  if (ways?.code_challenge_methods_supported && !ways.code_challenge_methods_supported.includes('S256'))
    return failure(words.providerNoPkce)
  return { ok: true, text: words.providerDone(known.data.issuer), answer: null }
}

function failure(text: string): ConnectionTest {
  return { ok: false, text, answer: null }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
