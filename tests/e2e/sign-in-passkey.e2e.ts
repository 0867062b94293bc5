import { expect, test } from './signed-in.ts'
import { visit } from './visit.ts'

test('a passkey made for the account signs in without a password', async ({ page, context, person }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await visit(page, '/konto')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(page.getByText('Passkey hinzugefügt')).toBeVisible()

  // The admin area would notice the lost session and say so in the console.
  await page.goto('about:blank')
  await context.clearCookies()
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('button', { name: `Konto: ${person.name}` })).toBeVisible()
})
