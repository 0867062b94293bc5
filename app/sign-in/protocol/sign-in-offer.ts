import type { SignInOffer } from '#shared/people/people.ts'
import { identityPaths } from '#shared/addresses/sign-in-paths.ts'
import { callIdentity } from './call-identity.ts'

/** How people may sign in here, for pages that were not told. */
export async function fetchSignInOffer(): Promise<SignInOffer> {
  return (await callIdentity('GET', identityPaths.ways())) as SignInOffer
}
