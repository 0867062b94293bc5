import { startOidcProvider, oidcClient, type OidcProvider } from '../fakes/oidc-provider.ts'
import { expect, test as base, type Page } from './site.ts'

export { expect }
export type { Page }

export const lena = 'lena@musterwerk.example'

/** A site where people also sign in with their company account, at a provider of its own per worker. */
export const test = base.extend<object, { provider: OidcProvider }>({
  provider: [
    async ({}, use) => {
      await using provider = await startOidcProvider()
      await use(provider)
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ provider }, use) =>
      use({
        SCHAUFENSTER_AUTHORIZED_DOMAINS: 'localhost',
        SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify([
          {
            id: 'firma',
            name: 'Firmenkonto',
            issuer: provider.url,
            clientId: oidcClient.client_id,
            clientSecret: oidcClient.client_secret,
            adminEmails: [lena],
          },
        ]),
      }),
    { scope: 'worker' },
  ],
  allowedOrigins: async ({ provider }, use) => use([provider.url]),
})

/** Types who one is at the provider, in a popup or in the page itself. */
export async function signInAtProvider(window: Page, email = lena) {
  await window.getByLabel('E-Mail', { exact: true }).fill(email)
  await window.getByRole('button', { name: 'Weiter' }).click()
}
