import { expect, test } from 'vitest'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines, type NewPlace } from '../databases.ts'
import { headerOf, startMailServer, type ReceivedMail } from '../fakes/mail-server.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

const minute = 60_000
const newPassword = 'Vier Wörter ohne Sinn'

/** The link of a mail as its text shows it, by its token. */
function tokenIn({ source }: ReceivedMail): string {
  const plain = source.replaceAll('=\n', '').replaceAll('=3D', '=')
  return /\/einrichtung\/([\w-]+)/.exec(plain)?.[1] ?? ''
}

async function startWithMail(newPlace?: NewPlace) {
  const mail = await startMailServer()
  let at = Date.now()
  const app = await startApp({
    newPlace,
    environment: { SCHAUFENSTER_SMTP_URL: mail.url },
    now: () => new Date(at),
  })
  return {
    mail,
    app,
    pass: (ms: number) => void (at += ms),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await mail[Symbol.asyncDispose]()
    },
  }
}

onBothEngines((_engine, newPlace) => {
  test('a forgotten password is replaced by a link that works once, and ends all sessions', async () => {
    await using site = await startWithMail(newPlace)
    const { app, mail } = site
    const ada = await signedInBrowser(app, 'admin')
    const visitor = openBrowser(app)
    const answer = await visitor.send('POST', '/api/auth/reset-password', { email: 'ADMIN@musterwerk.example' })
    expect(answer.status).toBe(204)
    const [received] = await mail.received(1)
    expect(received!.to).toEqual([ada.email])
    expect(headerOf(received!, 'Subject')).toContain('Musterwerk')
    const token = tokenIn(received!)
    expect(await app.backend.identity.setUp.describe(token)).toMatchObject({
      purpose: 'new-password',
      email: ada.email,
    })

    const given = { token, name: '', email: '', password: newPassword }
    const set = await visitor.send('POST', '/api/auth/set-up', given)
    expect(set.status).toBe(200)
    expect((await visitor.openSession(set)).status).toBe(200)
    expect((await ada.send('GET', '/api/auth/session')).status).toBe(401)
    expect((await visitor.send('POST', '/api/auth/set-up', given)).status).toBe(404)
  })

  test('an address changes once the new one is proven; the old one hears of it and counts until then', async () => {
    await using site = await startWithMail(newPlace)
    const { app, mail } = site
    const edi = await signedInBrowser(app, 'editor')
    const ask = (password: string) =>
      edi.send('POST', '/api/account/email', { email: 'neu@musterwerk.example', password })
    expect((await ask('falsch')).status).toBe(401)
    expect((await ask(goodPassword)).status).toBe(204)
    const [notice, link] = await mail.received(2)
    expect([notice!.to, link!.to]).toEqual([[edi.email], ['neu@musterwerk.example']])
    expect(tokenIn(notice!)).toBe('')
    const { identity } = app.backend
    expect(await identity.accounts.findByEmail(edi.email)).toBeDefined()

    const anybody = openBrowser(app)
    const confirm = () => anybody.send('POST', '/api/auth/confirm-email', { token: tokenIn(link!) })
    expect(
      (
        await anybody.send('POST', '/api/auth/set-up', {
          token: tokenIn(link!),
          name: '',
          email: '',
          password: newPassword,
        })
      ).status,
    ).toBe(404)
    expect((await confirm()).status).toBe(204)
    expect((await confirm()).status).toBe(404)
    expect(await identity.accounts.findByEmail(edi.email)).toBeUndefined()
    const signedIn = await anybody.send('POST', '/api/auth/password', {
      email: 'neu@musterwerk.example',
      password: goodPassword,
    })
    expect(signedIn.status).toBe(200)
    const log = await app.database.query.selectFrom('audit_log').select(['action', 'subject']).execute()
    expect(log).toContainEqual({ action: 'account.email', subject: `${edi.email} → neu@musterwerk.example` })
  })
})

test('the answer is the same whether there is an account, and nobody is flooded', async () => {
  await using site = await startWithMail()
  const { app, mail } = site
  const ada = await signedInBrowser(app, 'admin')
  const visitor = openBrowser(app)
  const ask = async (email: string) => {
    const response = await visitor.send('POST', '/api/auth/reset-password', { email })
    return [response.status, await response.text()]
  }
  expect(await ask(ada.email)).toEqual(await ask('niemand@musterwerk.example'))
  await mail.received(1)
  await ask(ada.email)
  await app.backend.identity.close()
  expect(mail.mails).toHaveLength(1)
  site.pass(6 * minute)
  await ask(ada.email)
  await mail.received(2)
  for (let count = 0; count < 6; count++) await ask('niemand@musterwerk.example')
  expect((await ask('niemand@musterwerk.example'))[0]).toBe(429)
})

test('a link for a new password lasts half an hour, and no longer than the password it was for', async () => {
  await using site = await startWithMail()
  const { app, mail } = site
  const ada = await signedInBrowser(app, 'admin')
  const { identity } = app.backend
  identity.links.requestReset(ada.email)
  const [first] = await mail.received(1)
  site.pass(31 * minute)
  expect(await identity.setUp.describe(tokenIn(first!))).toBeUndefined()
  identity.links.requestReset(ada.email)
  const [, second] = await mail.received(2)
  expect(await identity.setUp.describe(tokenIn(second!))).toBeDefined()
  await identity.accounts.setPassword(ada.id, newPassword)
  expect(await identity.setUp.describe(tokenIn(second!))).toBeUndefined()
})

test('a new password by mail still asks for the second factor', async () => {
  await using site = await startWithMail()
  const { app, mail } = site
  const ada = await signedInBrowser(app, 'admin')
  const begun = await ada.send('POST', '/api/account/second-factor', { password: goodPassword })
  const { uri } = (await begun.json()) as { uri: string }
  const code = totpCode(uri, app.backend.now().getTime())
  expect((await ada.send('POST', '/api/account/second-factor/confirm', { code })).status).toBe(204)
  const visitor = openBrowser(app)
  await visitor.send('POST', '/api/auth/reset-password', { email: ada.email })
  // The other one tells of the second factor.
  const tokens = (await mail.received(2)).map(tokenIn).filter(Boolean)
  const given = { token: tokens[0]!, name: '', email: '', password: newPassword }
  const answer = await visitor.send('POST', '/api/auth/set-up', given)
  expect(await answer.json()).toEqual({ secondFactor: true })
})

test('nobody who is locked out or signs in elsewhere gets a link, and without a mail server nobody does', async () => {
  await using site = await startWithMail()
  const { app, mail } = site
  await signedInBrowser(app, 'admin')
  const edi = await signedInBrowser(app, 'editor')
  const { identity } = app.backend
  await app.send('PATCH', `/api/users/${edi.id}`, { disabled: true })
  identity.links.requestReset(edi.email)
  await identity.close()
  await app.send('PATCH', `/api/users/${edi.id}`, { disabled: false })
  await app.database.query.deleteFrom('accounts').where('userId', '=', edi.id).execute()
  identity.links.requestReset(edi.email)
  await identity.close()
  expect(mail.mails).toEqual([])

  await using silent = await startApp()
  const refused = await openBrowser(silent).send('POST', '/api/auth/reset-password', { email: edi.email })
  expect(refused.status).toBe(409)
})

test('who has an account is not told to people who want its address', async () => {
  await using site = await startWithMail()
  const { app, mail } = site
  const ada = await signedInBrowser(app, 'admin')
  const edi = await signedInBrowser(app, 'editor')
  const taken = await edi.send('POST', '/api/account/email', { email: ada.email, password: goodPassword })
  expect(taken.status).toBe(204)
  expect((await mail.received(1)).map(({ to }) => to)).toEqual([[edi.email]])
})
