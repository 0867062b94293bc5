import { expect, test } from 'vitest'
import { openPgpKey, signedSecurityTxt } from '../../tests/fakes/report-keys.ts'
import { composeSecurityTxt, type ReportSettings } from './security-txt.ts'

const now = new Date('2026-11-16T08:00:00.000Z')
const nothing: ReportSettings = { securityContact: '', securityValidUntil: '', reportKey: '', signedSecurityTxt: '' }
const compose = (settings: Partial<ReportSettings>, { at = now, pageOn = true } = {}) =>
  composeSecurityTxt({
    settings: { ...nothing, ...settings },
    email: 'kontakt@musterwerk-it.example',
    origin: 'http://localhost:3000',
    pageOn,
    now: at,
  })
const signed = { reportKey: openPgpKey.text, signedSecurityTxt }

test('as the site comes it names the company and is renewed by itself', () => {
  const { text, ends, problem } = compose({})
  expect(text).toBe(
    [
      'Contact: mailto:kontakt@musterwerk-it.example',
      'Expires: 2027-05-15T08:00:00Z',
      'Policy: http://localhost:3000/sicherheit-dieser-website',
      'Preferred-Languages: de, en',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect([ends, problem]).toEqual([undefined, undefined])
})

test('a contact of its own, a key and a page that is switched off are in it', () => {
  const { text } = compose({ securityContact: 'https://a.example/x', reportKey: openPgpKey.text }, { pageOn: false })
  expect(text).toContain('Contact: https://a.example/x\n')
  expect(text).toContain('Encryption: http://localhost:3000/security-key.txt\n')
  expect(text).not.toContain('Policy:')
})

test.each([
  ['2027-01-16T08:00:00.000Z', undefined],
  ['2026-12-17T08:00:00.000Z', undefined],
  ['2026-12-16T08:00:00.000Z', 'soon'],
  ['2026-11-16T08:00:01.000Z', 'soon'],
  ['2026-11-16T08:00:00.000Z', 'expired'],
])('with the end %s it is: %s', (securityValidUntil, problem) => {
  const written = compose({ securityValidUntil })
  expect(written.problem).toBe(problem)
  expect(written.text).toContain(`Expires: ${securityValidUntil.replace('.000', '')}\n`)
})

test('what GnuPG signed is served as it is while it says the same', () => {
  const written = compose(signed)
  expect(written).toMatchObject({ text: `${signedSecurityTxt}\n`, signed: true, problem: undefined })
  expect(written.ends).toBe('2027-05-15T08:00:00Z')
})

test('its end is told thirty days before', () => {
  expect(compose(signed, { at: new Date('2027-04-15T07:59:59Z') }).problem).toBeUndefined()
  expect(compose(signed, { at: new Date('2027-04-15T08:00:00Z') })).toMatchObject({ signed: true, problem: 'soon' })
})

test.each([
  ['another contact', { securityContact: 'neu@musterwerk.example' }, 'differs'],
  ['no key any more', { reportKey: '' }, 'differs'],
  ['a text without a signature', { signedSecurityTxt: 'Contact: mailto:a@b.example' }, 'unreadable'],
  ['no end', { signedSecurityTxt: signedSecurityTxt.replace(/Expires.*\n/, '') }, 'unreadable'],
] as const)('with %s the plain file is served, and that is told', (_case, change, problem) => {
  const written = compose({ ...signed, ...change })
  expect(written).toMatchObject({ signed: false, problem })
  expect(written.text).toBe(written.toSign)
  expect(written.text).toMatch(/^Contact: mailto:/)
})

test('one that has ended gives way to the plain file; lines and fields of its own do no harm', () => {
  expect(compose(signed, { at: new Date('2027-05-16T00:00:00Z') })).toMatchObject({
    signed: false,
    problem: 'signedExpired',
  })
  const longer = signedSecurityTxt.replace('Preferred', '# Hinweis\nHiring: https://a.example/jobs\nPreferred')
  expect(compose({ ...signed, signedSecurityTxt: longer.replaceAll('\n', '\r\n') }).signed).toBe(true)
})
