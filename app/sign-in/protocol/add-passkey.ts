import { describeDevice } from '#shared/sign-in/device.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { identityMessages } from '#shared/messages/identity.ts'
import { callServer } from '#kit/server-call/call-server.ts'

/** Makes a passkey on this device for the person signed in; answers why not, or nothing when it worked. */
export async function addPasskey(): Promise<string | undefined> {
  const options = await callServer<PublicKeyCredentialCreationOptionsJSON>('POST', signInPaths.ownPasskeyOptions())
  if (options.kind !== 'done') return options.message
  let response: unknown
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.body)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
    response = credential?.toJSON()
  } catch {
    return identityMessages['passkey-failed']
  }
  const name = describeDevice(navigator.userAgent)
  const added = await callServer('POST', signInPaths.ownPasskeys(), { body: { response, name } })
  return added.kind !== 'done' ? added.message : undefined
}
