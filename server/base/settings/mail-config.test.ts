import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'

const provider = {
  SCHAUFENSTER_EMAILJS_PUBLIC_KEY: 'key',
  SCHAUFENSTER_EMAILJS_SERVICE_ID: 'service',
  SCHAUFENSTER_EMAILJS_TEMPLATE_ID: 'template',
}

test('without settings nothing delivers', () => {
  expect(readConfig({}).mail.route).toEqual({ kind: 'none' })
})

test('a mail server or a provider delivers', () => {
  const url = 'smtps://user:secret@mail.example:465'
  expect(readConfig({ SCHAUFENSTER_SMTP_URL: url }).mail.route).toEqual({ kind: 'smtp', url, tls: 'required' })
  expect(readConfig(provider).mail.route).toMatchObject({ kind: 'emailjs', url: 'https://api.emailjs.com' })
})

test.each(['smtp://mail_server:25', 'smtp://[::1]:2525', 'smtps://m%C3%BCller.de', 'smtp://10.0.0.5'])(
  '%s is a mail server',
  (url) => {
    expect(readConfig({ SCHAUFENSTER_SMTP_URL: url }).mail.route).toMatchObject({ kind: 'smtp', url })
  },
)

test.each([
  [{ SCHAUFENSTER_SMTP_URL: 'mail.example' }, 'SCHAUFENSTER_SMTP_URL must be an address that starts with smtp:'],
  [{ SCHAUFENSTER_SMTP_URL: 'smtp://' }, 'SCHAUFENSTER_SMTP_URL must name a mail server'],
  [{ SCHAUFENSTER_SMTP_URL: 'smtp://256.256.256.256' }, 'SCHAUFENSTER_SMTP_URL must name a mail server'],
  [{ SCHAUFENSTER_SMTP_URL: 'smtps://user:%zz@mail.example' }, 'SCHAUFENSTER_SMTP_URL must name a mail server'],
  [{ SCHAUFENSTER_EMAILJS_URL: 'https://a:b@mail.example' }, 'must not hold a password'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz' }, 'OTEL_EXPORTER_OTLP_HEADERS must list headers'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a key=1' }, 'OTEL_EXPORTER_OTLP_HEADERS must list headers'],
  [{ SCHAUFENSTER_MAIL_TO: 'nobody' }, 'SCHAUFENSTER_MAIL_TO must be an e-mail address'],
  [{ SCHAUFENSTER_EMAILJS_PUBLIC_KEY: 'key' }, 'SCHAUFENSTER_EMAILJS_SERVICE_ID is missing'],
  [{ ...provider, SCHAUFENSTER_SMTP_URL: 'smtp://mail.example' }, 'exclude each other'],
  [{ SCHAUFENSTER_CONTACT_BLOCKED_SENDERS: 'a@b.de, nobody' }, 'must list e-mail addresses'],
])('%o is refused at start', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason)
})
