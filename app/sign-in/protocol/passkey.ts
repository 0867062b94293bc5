import { authError } from './auth-errors.ts'

/** Passkeys belong to a domain, so there are none on an IP address (J27). */
export function isPasskeyPossible(hostname: string): boolean {
  const isAddress = /^\d{1,3}(\.\d{1,3}){3}$|^\[/.test(hostname)
  return !isAddress && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Lets the person choose a passkey; the answer is for the server that asked. */
export async function answerWithPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null
    if (!credential) throw new Error('no credential was chosen')
    return credential.toJSON()
  } catch (cause) {
    throw authError('passkey-failed', { cause })
  }
}
