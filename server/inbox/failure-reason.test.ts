import { expect, test } from 'vitest'
import { failureReason } from './failure-reason.ts'

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

test.each([
  [error('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' }), 'Der Mailserver ist nicht erreichbar.'],
  [error('getaddrinfo ENOTFOUND mail.example', { code: 'EDNS' }), 'Den Mailserver gibt es unter dieser Adresse nicht.'],
  [error('Greeting never received', { code: 'ETIMEDOUT' }), 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
  [new DOMException('too slow', 'TimeoutError'), 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
  [error('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'Der Mailserver ist nicht erreichbar.'],
  [error('Der Maildienst hat mit 500 geantwortet'), 'Der Maildienst hat mit 500 geantwortet'],
  [
    error('certificate has expired', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }),
    'Das Zertifikat des Mailservers ist abgelaufen oder gilt noch nicht.',
  ],
  [
    error("Hostname/IP does not match certificate's altnames", {
      code: 'ESOCKET',
      originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID',
    }),
    'Das Zertifikat des Mailservers ist für einen anderen Namen ausgestellt. Bitte prüfen Sie den Servernamen in der Einstellung.',
  ],
  [
    error('fetch failed', { cause: { code: 'CERT_HAS_EXPIRED' } }),
    'Das Zertifikat des Mailservers ist abgelaufen oder gilt noch nicht.',
  ],
  [error('secret details'), 'Die Nachricht konnte nicht zugestellt werden.'],
  [undefined, 'Die Nachricht konnte nicht zugestellt werden.'],
])('%s is told in German', (cause, reason) => expect(failureReason(cause)).toBe(reason))

test('what the mail server answered is shown on one line, but nothing about the sign-in', () => {
  const answered = error('Message failed', { code: 'EMESSAGE', response: '550 5.1.1\r\nno such user' })
  expect(failureReason(answered)).toBe('Der Mailserver hat abgelehnt: 550 5.1.1 no such user')
  const login = error('Invalid login', { code: 'EAUTH', response: '535 user schaufenster unknown' })
  expect(failureReason(login)).toBe('Der Mailserver hat die Anmeldung abgelehnt.')
})
