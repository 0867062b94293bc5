/** Asks to sign in again, on top of the page; false when somebody would rather not. */
export type AskToSignIn = () => Promise<boolean>

let asker: AskToSignIn | undefined

/** Named by the page that can ask; returns how to stop. */
export function onSignInAgain(ask: AskToSignIn): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

const ask = async () => (await asker?.()) ?? false

/** Does the call, and again after a fresh sign-in, as long as the server asks for one. */
export async function withFreshSignIn<Answer extends { kind: string; code?: string }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await call()
  while (answer.kind === 'refused' && answer.code === 'sign-in-again' && (await ask())) answer = await call()
  return answer
}
