import type { SignInOffer } from '#shared/identity.ts'
import { identityPaths } from '#shared/identity-paths.ts'
import { callIdentity } from './call-identity.ts'

/** How people may sign in here, for pages that were not told. */
export async function fetchSignInOffer(): Promise<SignInOffer> {
  return (await callIdentity('GET', identityPaths.ways())) as SignInOffer
}
