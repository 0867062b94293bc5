import type { SignInOffer } from '#shared/people/people.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { callSignInApi } from './call-sign-in-api.ts'

/** How people may sign in here, for pages that were not told. */
export async function fetchSignInOffer(): Promise<SignInOffer> {
  return (await callSignInApi('GET', signInPaths.ways())) as SignInOffer
}
