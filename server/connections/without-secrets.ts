import type { Config } from '../base/config.ts'
import type { MailConfig } from '../base/settings/mail-config.ts'
import { readSmtpAddress } from '../base/settings/smtp-address.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'

type InForce = { mail: MailConfig; webhook: Config['chat']['webhook']; providers: Provider[] }

/** Shorter ones would be found in any text. */
const leastLength = 4

/** Some servers repeat what they were sent, also in the form in which it was sent. */
export function withoutSecrets(text: string, { mail: { route }, webhook, providers }: InForce): string {
  const secrets = [
    route.kind === 'smtp' ? readSmtpAddress(route.url).password : '',
    route.kind === 'emailjs' ? route.privateKey : '',
    webhook?.header?.value ?? '',
    webhook?.header?.value.split(' ').at(-1) ?? '',
    ...providers.map(({ clientSecret = '' }) => clientSecret),
  ]
  return secrets
    .filter((secret) => secret.length >= leastLength)
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
    .reduce((left, secret) => left.replaceAll(secret, '•••'), text)
}
