import { acknowledgementWords } from '#shared/messages/mail.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { expect, test } from 'vitest'
import { openEmailJs } from '#server/inbox/emailjs.ts'
import { openOutbox } from '#server/inbox/outbox.ts'
import { visitor } from '../contact-call.ts'
import { onBothEngines, silentLog } from '../databases.ts'
import { createEditorReads } from '#server/content/editor-reads.ts'
import { startEmailJsProvider, type ProviderBehaviour } from '../fakes/emailjs-provider.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { selfSigned } from '../fakes/self-signed.ts'
import { startMail } from '../start-mail.ts'

const minute = 60_000
const day = 86_400_000
const environmentOf = (provider: { url: string }) => ({
  SCHAUFENSTER_EMAILJS_URL: provider.url,
  SCHAUFENSTER_EMAILJS_PUBLIC_KEY: 'public-key',
  SCHAUFENSTER_EMAILJS_SERVICE_ID: 'service-id',
  SCHAUFENSTER_EMAILJS_TEMPLATE_ID: 'template-id',
})

onBothEngines((_engine, newPlace) => {
  test('a mail server receives the message in German, to be answered to its sender', async () => {
    await using server = await startMailServer()
    const environment = { SCHAUFENSTER_SMTP_URL: server.url, PUBLIC_URL: 'https://www.musterwerk-it.example' }
    await using site = await startMail({ newPlace, environment })
    const id = await site.write({ from_name: 'Jörg "Bär" Müller', to_email: 'opfer@example.org' })
    const [mail] = await server.received(1)
    expect(mail).toMatchObject({ from: 'kontakt@musterwerk-it.example', to: ['kontakt@musterwerk-it.example'] })
    expect(headerOf(mail!, 'Subject')).toBe('Kontaktanfrage von Jörg "Bär" Müller')
    expect(headerOf(mail!, 'Reply-To')).toContain(`<${visitor.from_email}>`)
    expect(headerOf(mail!, 'Message-ID')).toMatch(/^<[\w-]+@www\.musterwerk-it\.example>$/)
    expect(headerOf(mail!, 'Date')).toBe('Sun, 15 Nov 2026 08:00:03 +0000')
    expect(mail!.source).toContain('text/plain; charset=utf-8')
    expect(mail!.source).toContain('text/html; charset=utf-8')
    expect(mail!.source).toContain('praxis.example')
    expect(mail!.source).not.toContain('opfer')
    expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered', at: '2026-11-15T08:00:03.000Z' } })
    await site.pass(day)
    expect(server.mails).toHaveLength(1)
  })

  test('a provider that fails five times and then accepts gets the message exactly once', async () => {
    await using provider = await startEmailJsProvider(['fail', 'close', 'fail', 'created', 'flood'])
    await using site = await startMail({ newPlace, environment: environmentOf(provider) })
    const id = await site.write()
    expect(await site.inbox.get(id)).toMatchObject({
      delivery: {
        state: 'failed',
        reason: 'Der Maildienst hat mit 500 geantwortet: The service is down',
        nextTryAt: '2026-11-15T08:00:33.000Z',
      },
    })
    expect(await site.inbox.summary()).toMatchObject({ unread: 1, undelivered: 1, route: 'emailjs' })
    for (let failures = 1; failures <= 5; failures++) {
      expect(provider.calls).toHaveLength(failures)
      await site.pass((minute / 2) * 2 ** (failures - 1) - 1)
      expect(provider.calls).toHaveLength(failures)
      await site.pass(1)
    }
    await site.pass(3 * day)
    expect(provider.calls).toHaveLength(6)
    expect(provider.accepted).toEqual([
      {
        path: '/api/v1.0/email/send',
        contentType: 'application/json',
        body: {
          lib_version: '4.4.1',
          user_id: 'public-key',
          service_id: 'service-id',
          template_id: 'template-id',
          template_params: { to_email: 'kontakt@musterwerk-it.example', ...visitor },
        },
      },
    ])
    expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered' } })
    expect(await site.inbox.list({ state: 'open', search: '', page: 1 })).toMatchObject({ total: 1 })
  })

  test('nodes that share a database share the work: each mail leaves once', async () => {
    await using site = await startMail({ newPlace })
    const ids = []
    for (let count = 0; count < 12; count++) {
      ids.push(await site.write({ message: `Nachricht Nummer ${count}` }))
      await site.pass(11 * minute)
    }
    const delivered: string[] = []
    const node = () =>
      openOutbox({
        database: site.database,
        log: silentLog,
        now: site.now,
        host: 'localhost',
        deliver: async ({ message }) => void delivered.push(message.id),
      })
    const nodes = [node(), node(), node()]
    await Promise.all(ids.map((id, index) => nodes[index % 3]!.retry(id)))
    await Promise.all(nodes.map(({ deliverDue }) => deliverDue()))
    expect(delivered.toSorted()).toEqual(ids.toSorted())
  })
})

test('a mail whose process died before it could write down the success goes again with the same Message-ID', async () => {
  await using server = await startMailServer()
  await using site = await startMail({ environment: { SCHAUFENSTER_SMTP_URL: server.url } })
  const id = await site.write()
  const claimed_until = site.now().toISOString()
  await site.database.query.updateTable('outbox').set({ state: 'delivering', claimed_until }).execute()
  await site.pass(minute)
  expect(server.mails).toHaveLength(2)
  expect(new Set(server.mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1)
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered' } })
})

test('a mail server that refuses for three days is given up, and can be tried again by hand', async () => {
  let broken = true
  await using server = await startMailServer({
    onMailFrom: (_address, _session, callback) =>
      callback(broken ? Object.assign(new Error('come back later'), { responseCode: 451 }) : undefined),
  })
  await using site = await startMail({ environment: { SCHAUFENSTER_SMTP_URL: server.url } })
  const id = await site.write()
  for (let hours = 0; hours < 75; hours++) await site.pass(60 * minute)
  const reason = 'Der Mailserver hat abgelehnt: 451 come back later'
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'failed', reason, nextTryAt: null } })
  expect(await site.inbox.summary()).toMatchObject({ undelivered: 1 })
  broken = false
  expect(await site.inbox.retry(id, 'test')).toBe(true)
  await site.pass(0)
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered' } })
  expect(await site.inbox.summary()).toMatchObject({ undelivered: 0 })
  expect(await site.inbox.retry('unknown', 'test')).toBe(false)
})

test('a provider that hangs is cut off, and the next one is tried', async () => {
  const behaviours: ProviderBehaviour[] = ['hang']
  await using provider = await startEmailJsProvider(behaviours)
  await using site = await startMail()
  const id = await site.write()
  const { deliver } = openEmailJs({
    kind: 'emailjs',
    url: provider.url,
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    privateKey: 'secret',
  })
  const outboxWith = (timeoutMs: number) =>
    openOutbox({
      database: site.database,
      log: silentLog,
      now: site.now,
      host: 'localhost',
      timeoutMs,
      deliver: ({ row, message }, signal) =>
        deliver(
          {
            kind: row.kind,
            mailId: row.mail_id,
            message,
            from: 'a@b.de',
            to: 'a@b.de',
            site: {
              name: '',
              logo: '',
              address: '',
              phone: '',
              inboxUrl: () => '',
              acknowledgement: wordsFrom(acknowledgementWords),
            },
          },
          signal,
        ),
    })
  const impatient = outboxWith(50)
  await impatient.retry(id)
  await impatient.deliverDue()
  const reason = 'Der Mailserver hat nicht rechtzeitig geantwortet.'
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'failed', reason } })
  const patient = outboxWith(10 * minute)
  await patient.retry(id)
  await patient.deliverDue()
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered' } })
  expect(provider.accepted[0]!.body).toMatchObject({ accessToken: 'secret' })
})

test('without a provider messages stay in the inbox, and the dashboard can say so', async () => {
  await using site = await startMail()
  const id = await site.write()
  expect(await site.inbox.get(id)).toMatchObject({ state: 'new', delivery: { state: 'stored' } })
  expect(await site.inbox.summary()).toMatchObject({ unread: 1, undelivered: 0, route: 'none' })
  expect(await site.inbox.retry(id, 'test')).toBe(false)
})

test('an acknowledgement goes to the sender only when the owner wants it, and repeats nothing they wrote', async () => {
  await using server = await startMailServer()
  await using site = await startMail({
    environment: { SCHAUFENSTER_SMTP_URL: server.url, SCHAUFENSTER_MAIL_TO: 'anfragen@musterwerk-it.example' },
  })
  await site.write()
  expect(server.mails.map(({ to }) => to)).toEqual([['anfragen@musterwerk-it.example']])
  await site.setOptions({ acknowledgementMail: true })
  // The company speaks, whatever the site is called (J17).
  const renamed = { version: 1, values: { siteName: 'musterwerk.example' } }
  expect((await site.send('PATCH', '/api/content/generalSettings/generalSettings', renamed)).status).toBe(200)
  await site.write({ message: 'Kaufen Sie unter boese.example ein!' })
  const mails = await server.received(3)
  const acknowledgement = mails.find(({ to }) => to[0] === visitor.from_email)!
  expect(headerOf(acknowledgement, 'Subject')).toBe('Ihre Nachricht an Musterwerk IT')
  expect(headerOf(acknowledgement, 'From')).toBe('Musterwerk IT <kontakt@musterwerk-it.example>')
  expect(headerOf(acknowledgement, 'Auto-Submitted')).toBe('auto-replied')
  expect(acknowledgement.source).not.toContain('boese.example')
  expect(acknowledgement.source).not.toContain('Annika')
})

test('domains with umlauts leave in their ASCII form and are readable in the text', async () => {
  await using server = await startMailServer()
  await using site = await startMail({
    environment: {
      SCHAUFENSTER_SMTP_URL: server.url,
      SCHAUFENSTER_MAIL_TO: 'anfragen@bücher.example',
      SCHAUFENSTER_MAIL_FROM: 'website@bücher.example',
    },
  })
  await site.setOptions({ acknowledgementMail: true })
  const id = await site.write({ from_email: 'info@müller.de' })
  expect(await site.inbox.get(id)).toMatchObject({ email: 'info@müller.de' })
  const mails = await server.received(2)
  // The mail server of the test reads envelopes back into letters; the headers are as they were sent.
  const notification = mails.find(({ to }) => to[0]!.startsWith('anfragen'))!
  const acknowledgement = mails.find((mail) => mail !== notification)!
  expect(headerOf(notification, 'From')).toBe('Musterwerk IT <website@xn--bcher-kva.example>')
  expect(headerOf(notification, 'To')).toBe('anfragen@xn--bcher-kva.example')
  expect(headerOf(notification, 'Reply-To')).toContain('<info@xn--mller-kva.de>')
  expect([headerOf(acknowledgement, 'To'), acknowledgement.to]).toEqual(['info@xn--mller-kva.de', ['info@müller.de']])
  expect(notification.source).toMatch(/E-Mail: info@m(?:ü|=C3=BC)ller\.de/)
})

test('an acknowledgement that the mail server refuses for good is not repeated, the message itself is', async () => {
  await using server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address === visitor.from_email ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined,
      ),
  })
  await using site = await startMail({ environment: { SCHAUFENSTER_SMTP_URL: server.url } })
  await site.setOptions({ acknowledgementMail: true })
  await site.write()
  const rows = await site.database.query.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute()
  expect(rows).toEqual([
    { kind: 'acknowledgement', state: 'failed' },
    { kind: 'notification', state: 'delivered' },
  ])
  expect(await site.inbox.summary()).toMatchObject({ undelivered: 0 })
})

const reasonOf = async (url: string, tls?: 'if-offered') => {
  await using site = await startMail({
    environment: { SCHAUFENSTER_SMTP_URL: url, ...(tls && { SCHAUFENSTER_SMTP_TLS: tls }) },
  })
  const { delivery } = (await site.inbox.get(await site.write()))!
  return delivery.state === 'failed' ? delivery.reason : delivery.state
}

test('the inbox says in words what is wrong with the encryption of a mail server', async () => {
  await using startTls = await startMailServer({ ...selfSigned, disabledCommands: [] })
  await using fromTheStart = await startMailServer({ ...selfSigned, secure: true })
  await using plain = await startMailServer()
  const untrusted = expect.stringMatching(/^Dem Zertifikat des Mailservers wird nicht vertraut.*NODE_EXTRA_CA_CERTS/)
  expect(await reasonOf(startTls.url)).toEqual(untrusted)
  expect(await reasonOf(fromTheStart.url.replace('smtp:', 'smtps:'))).toEqual(untrusted)
  expect(await reasonOf(plain.url.replace('smtp:', 'smtps:'))).toMatch(/^Der Mailserver spricht dort kein TLS/)
  // Another name of this machine: only a mail server on loopback need not encrypt.
  const elsewhere = plain.url.replace('127.0.0.1', '0.0.0.0')
  expect(await reasonOf(elsewhere)).toMatch(/^Der Mailserver bietet keine verschlüsselte Verbindung \(STARTTLS\) an/)
  expect(await reasonOf(elsewhere, 'if-offered')).toBe('delivered')
})

test.each([
  ['https://www.musterwerk-it.example', 'www.musterwerk-it.example'],
  ['https://www.müller.example:8443', 'www.xn--mller-kva.example'],
  ['http://192.0.2.7', '[192.0.2.7]'],
  // The mail server of the tests reads names in small letters.
  ['http://[2001:db8::7]:8080', '[ipv6:2001:db8::7]'],
])('the site at %s introduces itself to mail servers as %s', async (PUBLIC_URL, name) => {
  const names: string[] = []
  await using server = await startMailServer({
    onMailFrom: (_address, session, callback) => {
      names.push(session.hostNameAppearsAs)
      callback()
    },
  })
  await using site = await startMail({ environment: { SCHAUFENSTER_SMTP_URL: server.url, PUBLIC_URL } })
  await site.write()
  expect(names).toEqual([name])
})

test('with a provider there is no acknowledgement of ours: the company gets one message', async () => {
  await using provider = await startEmailJsProvider()
  await using site = await startMail({ environment: environmentOf(provider) })
  await site.setOptions({ acknowledgementMail: true })
  await site.write()
  expect(provider.calls).toHaveLength(1)
  // The admin area shows the option locked, with the reason.
  expect(createEditorReads(site.backend).locked('siteOptions')).toEqual({
    acknowledgementMail: expect.stringContaining('Auto-Reply'),
  })
})
