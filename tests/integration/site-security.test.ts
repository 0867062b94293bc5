import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { readReportKey } from '#server/site-security/key-fingerprint.ts'
import type { PromiseName } from '#shared/site-security/promises.ts'
import type { ShownSecurity } from '#shared/site-security/site-security.ts'
import { onBothEngines } from '../databases.ts'
import { openPgpKey, signedSecurityTxt, smimeCertificate } from '../fakes/report-keys.ts'
import { startTlsFront, whileBelieved } from '../fakes/tls-front.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

type App = Awaited<ReturnType<typeof startApp>>
const path = '/api/site-security'
const now = () => new Date('2026-11-16T08:00:00.000Z')
/** The page, as far as the server is concerned. */
const render: TestRender = async (_request, context) => {
  const { siteSecurity } = context.get(backend)
  const text = JSON.stringify((await siteSecurity.last()) ?? 'never')
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
const stateOf = ({ lines }: ShownSecurity, name: PromiseName) => lines.find(({ promise }) => promise === name)!
const settings = (app: App, values: Record<string, unknown>) =>
  app.backend.store.update('discovery', 'discovery', { by: 'test', values })
const read = async (app: App, address: string) => (await app.get(address)).text()

onBothEngines((_engine, newPlace) => {
  test('the site measures itself, keeps the result, and the page says so at once', async () => {
    let time = now()
    await using app = await startApp({ newPlace, render, now: () => time, still: true })
    const page = async () => JSON.parse(await read(app, '/sicherheit-dieser-website')) as ShownSecurity | 'never'
    expect(await page()).toBe('never')
    const result = (await (await app.send('POST', path)).json()) as ShownSecurity
    expect(await page()).toEqual(result)
    for (const name of ['csp', 'framing', 'opener', 'sniffing', 'referrer', 'permissions'] as const)
      expect(stateOf(result, name), name).toMatchObject({ state: 'kept', at: now().toISOString() })
    for (const name of ['tls', 'certificate', 'hsts', 'foreign', 'dependencies', 'backup'] as const)
      expect(stateOf(result, name), name).toEqual({ promise: name, state: 'unknown', value: '', at: null })
    // What it rests on is newer: it looks again, and else not before the next night.
    time = new Date(time.getTime() + 60_000)
    await app.backend.selfTest.run()
    time = new Date(time.getTime() + 60_000)
    await app.backend.siteSecurity.chore.work()
    const again = (await app.backend.siteSecurity.last())!
    expect(stateOf(again, 'foreign').state).not.toBe('unknown')
    time = new Date(time.getTime() + 60_000)
    await app.backend.siteSecurity.chore.work()
    expect(await app.backend.siteSecurity.last()).toEqual(again)
    time = new Date(time.getTime() + 86_400_000)
    await app.backend.siteSecurity.chore.work()
    expect((await app.backend.siteSecurity.last())!.at).toBe(time.toISOString())
  })
})

test('only administrators have it measured', async () => {
  await using app = await startApp({ still: true })
  expect((await app.send('POST', path, undefined, { authorization: '' })).status).toBe(401)
  expect(await app.backend.siteSecurity.last()).toBeUndefined()
})

test('the public address is asked over the network, with what stands in front of the site', async () => {
  await using front = await startTlsFront({ 'x-content-type-options': 'nosniff', server: 'geheim/1.2.3' })
  const environment = { PUBLIC_URL: front.url, SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1' }
  await using app = await startApp({ environment, now, still: true })
  await app.backend.siteSecurity.run()
  const doubted = (await app.backend.siteSecurity.last())!
  expect(stateOf(doubted, 'certificate')).toMatchObject({
    state: 'broken',
    value: expect.stringContaining('SELF_SIGNED'),
  })
  expect(stateOf(doubted, 'tls').state).toBe('unknown')

  await whileBelieved(() => app.backend.siteSecurity.run())
  const measured = (await app.backend.siteSecurity.last())!
  expect(stateOf(measured, 'tls')).toMatchObject({ state: 'kept', value: 'TLS 1.3' })
  expect(stateOf(measured, 'certificate')).toMatchObject({ state: 'kept', until: expect.stringMatching(/^2126-/) })
  expect(stateOf(measured, 'sniffing').state).toBe('kept')
  expect(stateOf(measured, 'csp')).toMatchObject({ state: 'broken', value: '' })
  expect(JSON.stringify(measured)).not.toContain('geheim')
})

test('who cannot be reached is measured from within, and nobody speaks of encryption', async () => {
  const environment = { PUBLIC_URL: 'https://127.0.0.1:9', SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1' }
  await using app = await startApp({ environment, now, still: true })
  await app.backend.siteSecurity.run()
  const measured = (await app.backend.siteSecurity.last())!
  expect(stateOf(measured, 'tls').state).toBe('unknown')
  expect(stateOf(measured, 'csp').state).toBe('kept')
  expect(stateOf(measured, 'hsts').state).toBe('kept')
})

test('the last look at the packages is told to visitors by its day, to administrators with what was found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-security-'))
  await using app = await startApp({ environment: { SCHAUFENSTER_DATA_DIR: folder }, now, still: true })
  const file = join(folder, 'dependency-check.json')
  const { siteSecurity } = app.backend
  writeFileSync(file, JSON.stringify({ at: '2026-11-02T00:00:00.000Z', vulnerable: 3 }))
  await siteSecurity.run()
  expect(stateOf((await siteSecurity.last())!, 'dependencies')).toMatchObject({ state: 'kept', value: '' })
  expect(JSON.stringify(await siteSecurity.last())).not.toContain('vulnerable')
  expect((await siteSecurity.overview())!.findings).toContainEqual({ kind: 'vulnerable', count: 3 })
  // Another node, without the file, knows it from the database.
  rmSync(folder, { recursive: true })
  await siteSecurity.run()
  expect(stateOf((await siteSecurity.last())!, 'dependencies').at).toBe('2026-11-02T00:00:00.000Z')
})

test('a key for reports is served, named in security.txt and read by its fingerprint; a private one is refused', async () => {
  await using app = await startApp({ now, still: true })
  expect((await app.get('/security-key.txt')).status).toBe(404)
  await settings(app, { reportKey: openPgpKey.text, signedSecurityTxt })
  expect(await read(app, '/security-key.txt')).toBe(`${openPgpKey.text}\n`)
  expect(await read(app, '/.well-known/security.txt')).toBe(`${signedSecurityTxt}\n`)
  expect(readReportKey(openPgpKey.text)).toEqual({ kind: 'openpgp', fingerprint: openPgpKey.fingerprint })
  expect(readReportKey(smimeCertificate.text)).toMatchObject({
    kind: 'smime',
    fingerprint: smimeCertificate.fingerprint,
    validTo: '2126-10-24T09:15:18.000Z',
  })
  expect(readReportKey(openPgpKey.text.replace('mDME', 'AAAA'))).toBeUndefined()
  const secret = openPgpKey.text.replaceAll('PUBLIC', 'PRIVATE')
  await expect(settings(app, { reportKey: secret })).rejects.toThrow()
  await expect(settings(app, { reportKey: 'Mein Schlüssel' })).rejects.toThrow()
})

test('what somebody has to do is among the findings until it is done', async () => {
  await using app = await startApp({ now, still: true })
  const findings = async () => (await app.backend.siteSecurity.overview())!.findings
  expect(await findings()).toEqual([])
  await settings(app, { securityValidUntil: '2026-12-01' })
  expect(await findings()).toEqual([{ kind: 'securityTxt', problem: 'soon', ends: '2026-12-01T00:00:00Z' }])
  await settings(app, { securityValidUntil: '', reportKey: openPgpKey.text.replace('mDME', 'AAAA') })
  expect(await findings()).toEqual([{ kind: 'key', problem: 'unreadable' }])
  await settings(app, { reportKey: '', signedSecurityTxt })
  expect(await findings()).toEqual([{ kind: 'securityTxt', problem: 'differs', ends: null }])
})

test('the company is a code for cameras, and the page that is switched off is named nowhere', async () => {
  await using app = await startApp({ now, still: true })
  const code = await app.get('/contact-qr.svg')
  expect(code.headers.get('content-type')).toBe('image/svg+xml')
  expect(await code.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
  expect(await app.backend.discovery.pagePaths()).toContain('/sicherheit-dieser-website')
  await app.backend.store.update('pages', 'sicherheit-dieser-website', { by: 'test', values: { off: true } })
  expect(await app.backend.discovery.pagePaths()).not.toContain('/sicherheit-dieser-website')
  expect(await read(app, '/.well-known/security.txt')).not.toContain('Policy:')
})

test('search and chat know the page and what was measured', async () => {
  await using app = await startApp({ now, still: true })
  const first = async (words: string) => (await app.backend.search.results(words, 3)).results[0]?.url
  expect(await first('Wem melde ich eine Sicherheitslücke?')).toBe('/sicherheit-dieser-website')
  await app.backend.siteSecurity.run()
  expect(await first('Content-Security-Policy gehalten')).toBe('/sicherheit-dieser-website')
  const question = JSON.stringify({ message: 'Wem melde ich eine Schwachstelle dieser Website?' })
  const answer = (await (await app.send('POST', '/api/chat', question)).json()) as { message: string }
  expect(answer.message).toContain('/sicherheit-dieser-website')
})
