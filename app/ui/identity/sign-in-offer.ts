import type { SignInOffer } from '#shared/identity.ts'
import { identityPaths } from '#shared/identity-paths.ts'
import { callSignInApi } from './call-sign-in-api.ts'

/** How people may sign in here, for pages that were not told. */
export async function fetchSignInOffer(): Promise<SignInOffer> {
  return (await callSignInApi('GET', identityPaths.ways())) as SignInOffer
}
