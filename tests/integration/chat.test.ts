import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readChatEvent } from '#shared/chat/chat-events.ts'
import { assistantWords } from '#shared/messages/assistant.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { reply, startChatWebhook, type Behaviour } from '../fakes/chat-webhook.ts'
import { startApp } from '../start-app.ts'
import { projectRoot } from '../start-site.ts'

type App = Awaited<ReturnType<typeof startApp>>

function ask(
  app: App,
  message: unknown,
  { accept = 'application/json', signal }: { accept?: string; signal?: AbortSignal } = {},
) {
  return app.fetch(
    new Request('http://localhost:3000/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(message),
      signal,
    }),
  )
}

async function answerTo(app: App, message: string): Promise<string> {
  const response = await ask(app, { message })
  expect(response.status).toBe(200)
  const body = (await response.json()) as Record<string, unknown>
  expect(Object.keys(body)).toEqual(['message'])
  return String(body.message)
}

async function streamed(app: App, message: string) {
  const response = await ask(app, { message }, { accept: 'application/x-ndjson' })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  return (await response.text()).trim().split('\n').map(readChatEvent)
}

async function startWithWebhook(
  behaviour?: Behaviour,
  {
    now,
    seeded = false,
    ...environment
  }: { now?: () => Date; seeded?: boolean } & Record<`SCHAUFENSTER_${string}`, string> = {},
) {
  const webhook = await startChatWebhook(behaviour)
  const app = await startApp({
    environment: { SCHAUFENSTER_CHAT_WEBHOOK_URL: webhook.url, ...environment },
    now,
    seeded,
  })
  return {
    app,
    webhook,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await webhook[Symbol.asyncDispose]()
    },
  }
}

test('without a webhook the site answers from its own content, with a link to the source', async () => {
  await using app = await startApp()
  const answer = await answerTo(app, 'Was kostet ein Erstgespräch?')
  expect(answer).toContain('Die ersten 30 Minuten sind kostenfrei')
  expect(answer).toContain('](/faq#erstgespraech)')
})

test('what the site does not say is not guessed but led to the contact form', async () => {
  await using app = await startApp()
  expect(await answerTo(app, 'Wie koche ich Spaghetti?')).toBe(assistantWords.texts.unsure)
  expect(assistantWords.texts.unsure).toContain('(#contact)')
})

test('opening hours are told together with whether it is open now', async () => {
  await using app = await startApp({ now: () => new Date('2026-11-16T09:00:00Z') })
  const answer = await answerTo(app, 'Wann habt ihr offen?')
  expect(answer).toContain('Jetzt geöffnet bis 17 Uhr')
  expect(answer).toContain('Samstag bis Sonntag: geschlossen')
})

test('who wants a person hears when somebody is there, while nobody is', async () => {
  let time = new Date('2026-11-16T09:00:00Z')
  await using app = await startApp({ now: () => time, still: true })
  const question = 'Kann ich mit einem Mitarbeiter sprechen?'
  expect(await answerTo(app, question)).not.toContain('Jetzt')
  time = new Date('2026-11-14T09:00:00Z')
  expect(await answerTo(app, question)).toContain(
    'Jetzt geschlossen, öffnet am Montag um 8 Uhr. Nachrichten beantworten',
  )
})

test('a closed holiday is said with its name and the next opening, and the days around it are listed', async () => {
  await using app = await startApp({ now: () => new Date('2026-12-24T09:00:00Z') })
  const answer = await answerTo(app, 'Habt ihr an Heiligabend offen?')
  expect(answer).toContain('Heiligabend: geschlossen, wieder ab 28.12., 8 Uhr.')
  expect(answer).toContain('- Silvester, 31.12.: geschlossen')
})

test('a saved change is in the very next answer, a draft is in none', async () => {
  await using app = await startApp()
  await answerTo(app, 'Hallo')
  const values = { question: 'Haben Sie einen Schnullerautomaten?', answer: '<p>Ja, im Foyer.</p>', topic: 'general' }
  const draft = await app.send('POST', '/api/content/faq', { id: 'schnuller', values, draft: true })
  expect(await answerTo(app, 'Gibt es einen Schnullerautomaten?')).toBe(assistantWords.texts.unsure)
  const { version } = (await draft.json()) as { version: number }
  await app.send('POST', '/api/content/faq/schnuller/publish', { version })
  expect(await answerTo(app, 'Gibt es einen Schnullerautomaten?')).toContain('Ja, im Foyer.')
})

test('bad questions are refused with the field, too many with 429', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_CHAT_PER_MINUTE: '5' } })
  expect((await ask(app, {})).status).toBe(422)
  expect((await ask(app, { message: ' \n ' })).status).toBe(422)
  expect((await ask(app, { message: 'a'.repeat(2_001) })).status).toBe(422)
  expect((await ask(app, { message: 'Hallo', extra: 1 })).status).toBe(422)
  expect((await ask(app, { message: 'a'.repeat(2_000) })).status).toBe(200)
  const refused = await ask(app, { message: 'Hallo' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('the webhook gets the message in the words of spec and n8n, a session id and the configured header', async () => {
  await using site = await startWithWebhook(undefined, {
    SCHAUFENSTER_CHAT_WEBHOOK_HEADER: 'X-Api-Key: geheim',
  })
  expect(await answerTo(site.app, '  Hallo?  ')).toBe('Guten Tag')
  await ask(site.app, { message: 'Noch da?', sessionId: 'sitzung-1234' })
  const [first, second] = site.webhook.asked
  // n8n's Chat Trigger reads chatInput and action, other workflows read message.
  expect(first?.body).toEqual({
    message: 'Hallo?',
    chatInput: 'Hallo?',
    action: 'sendMessage',
    sessionId: expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(first?.headers['x-api-key']).toBe('geheim')
  expect(second?.body).toMatchObject({ message: 'Noch da?', chatInput: 'Noch da?', sessionId: 'sitzung-1234' })
})

const forms: [name: string, behaviour: Behaviour, answer: string][] = [
  ['message', (response) => reply(response, { message: 'Antwort' }), 'Antwort'],
  ['a text part', (response) => reply(response, { message: { type: 'text', text: 'Antwort' } }), 'Antwort'],
  ['output of an agent', (response) => reply(response, { output: 'Antwort' }), 'Antwort'],
  ['text', (response) => reply(response, { text: 'Antwort' }), 'Antwort'],
  ['all entries', (response) => reply(response, [{ output: 'Antwort' }, { output: 'Rest' }]), 'Antwort'],
  [
    'a stream of lines',
    (response) => {
      response.write('{"type":"begin","metadata":{}}\n{"type":"item","content":"Ant"}\n{"type":"it')
      response.end('em","content":"wort"}\n{"type":"end"}\n')
    },
    'Antwort',
  ],
  [
    'a stream of two nodes, with signs of life in between',
    (response) => {
      response.write('\n\n{"type":"begin","metadata":{"nodeName":"Agent"}}\n{"type":"item","content":"Gut"}\n')
      response.write('{"type":"item","content":"en Tag"}\n{"type":"end"}\n\n{"type":"begin"}\n')
      response.end('{"type":"item","content":"Ant"}\n{"type":"item","content":"wort"}\n{"type":"end"}\n')
    },
    'Guten Tag\n\nAntwort',
  ],
  [
    'a stream in which a node repeats the answer as JSON',
    (response) => {
      response.write('{"type":"begin"}\n{"type":"item","content":"Antwort"}\n{"type":"end"}\n')
      response.end('{"type":"begin"}\n{"type":"item","content":"{\\"output\\":\\"Antwort\\"}"}\n{"type":"end"}\n')
    },
    'Antwort',
  ],
  [
    'text as n8n sends it',
    (response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('Ein <b>Wort</b>\n'),
    'Ein <b>Wort</b>',
  ],
  [
    'several lines of text',
    (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('Erstens\n\nZweitens'),
    'Erstens\n\nZweitens',
  ],
  ['plain text without a type', (response) => void response.end('Antwort'), 'Antwort'],
  [
    'the answer of a Chat Trigger, which knows no message',
    (response, { body }) => {
      const { chatInput, action } = body as Record<string, string>
      const understood = chatInput !== undefined && action === 'sendMessage'
      reply(response, understood ? { output: 'Antwort' } : { message: 'Error in workflow' }, understood ? 200 : 500)
    },
    'Antwort',
  ],
  ['a JSON string', (response) => reply(response, 'Antwort'), 'Antwort'],
  [
    'its own input and an answer beside it',
    (response, { body }) => reply(response, { ...(body as object), output: 'Antwort' }),
    'Antwort',
  ],
  ['nothing but its own input', (response, { body }) => reply(response, body), chatReplyWords.texts.empty],
  [
    'a service text as plain text',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('Workflow was started'),
    chatReplyWords.texts.empty,
  ],
  ['JSON over several lines', (response) => void response.end('{\n  "message": "Antwort"\n}\n'), 'Antwort'],
  ['workflow started', (response) => reply(response, { message: 'Workflow was started' }), chatReplyWords.texts.empty],
  [
    'no data',
    (response) => reply(response, { message: 'Workflow executed successfully but no data was returned' }),
    chatReplyWords.texts.empty,
  ],
  ['nothing at all', (response) => void response.writeHead(200).end(), chatReplyWords.texts.empty],
  ['an empty message', (response) => reply(response, { message: '' }), chatReplyWords.texts.empty],
  [
    'a workflow error',
    (response) => reply(response, { message: 'Error in workflow' }, 500),
    chatReplyWords.texts.failed,
  ],
  [
    'an inactive workflow',
    (response) => reply(response, { code: 404, message: 'The requested webhook "POST chat" is not registered.' }, 404),
    chatReplyWords.texts.failed,
  ],
  [
    'an error page with 200',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>A timeout occurred</html>'),
    chatReplyWords.texts.failed,
  ],
  [
    'a gateway page',
    (response) => void response.writeHead(524).end('<html>timeout</html>'),
    chatReplyWords.texts.failed,
  ],
  [
    'a page of a proxy with 200',
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('\n<!-- edge --><!DOCTYPE html>\n<html><title>524</title>'),
    chatReplyWords.texts.failed,
  ],
  [
    'half of its JSON',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"message": "Ant'),
    chatReplyWords.texts.failed,
  ],
  ['half of its JSON without a type', (response) => void response.end('[{"output":"Ant'), chatReplyWords.texts.failed],
  [
    'a picture',
    (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
    chatReplyWords.texts.failed,
  ],
  [
    "a stream that ends with a proxy's page",
    (response) =>
      void response.end('{"type":"begin"}\n{"type":"item","content":"Ant"}\n<!DOCTYPE html>\n<html>524</html>'),
    chatReplyWords.texts.failed,
  ],
  [
    'a redirect to something that answers',
    (response) =>
      response.req.url === '/elsewhere'
        ? reply(response, { message: 'Umgeleitet' })
        : void response.writeHead(307, { location: '/elsewhere' }).end(),
    chatReplyWords.texts.failed,
  ],
  ['a broken connection', (response) => void response.destroy(), chatReplyWords.texts.failed],
  [
    'a stream with an error',
    (response) => void response.end('{"type":"begin"}\n{"type":"error","content":"Node failed"}\n'),
    chatReplyWords.texts.failed,
  ],
]

test('the workflow in the docs begins with a public Chat Trigger and ends with the node that responds', () => {
  const workflow = z
    .object({
      nodes: z.array(
        z.object({ name: z.string(), type: z.string(), typeVersion: z.number(), parameters: z.looseObject({}) }),
      ),
      connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
    })
    .parse(JSON.parse(readFileSync(join(projectRoot, 'docs/n8n-workflow.json'), 'utf8')))
  const next = (name: string) => workflow.connections[name]?.main[0]?.[0]?.node ?? ''
  const named = (name: string) => workflow.nodes.find((node) => node.name === name)
  const [trigger] = workflow.nodes
  expect(trigger).toMatchObject({
    type: '@n8n/n8n-nodes-langchain.chatTrigger',
    parameters: { public: true, mode: 'webhook', options: { responseMode: 'responseNode' } },
  })
  const answer = named(next(trigger!.name))
  expect(JSON.stringify(answer?.parameters)).toMatch(/"name":"output","value":"=.*\$json\.chatInput/)
  expect(named(next(answer!.name))).toMatchObject({
    type: 'n8n-nodes-base.respondToWebhook',
    parameters: { respondWith: 'firstIncomingItem' },
  })
})

test.each(forms)('a webhook that answers with %s', async (_name, behaviour, answer) => {
  await using site = await startWithWebhook(behaviour)
  expect(await answerTo(site.app, 'Hallo?')).toBe(answer)
})

test('HTML in an answer stays text, and a reply of a megabyte is cut', async () => {
  await using site = await startWithWebhook((response) => reply(response, { message: '<img src=x onerror=alert(1)>' }))
  expect(await answerTo(site.app, 'Hallo?')).toBe('<img src=x onerror=alert(1)>')
  site.webhook.behave((response) => reply(response, { message: 'ä'.repeat(1_048_576) }))
  expect((await answerTo(site.app, 'Hallo?')).length).toBeLessThanOrEqual(8_002)
  site.webhook.behave((response) => reply(response, { message: 'a'.repeat(5 * 1_048_576) }))
  expect(await answerTo(site.app, 'Hallo?')).toBe(chatReplyWords.texts.failed)
})

test('a webhook that stays silent is given up after the configured time', async () => {
  await using site = await startWithWebhook(() => {}, { SCHAUFENSTER_CHAT_TIMEOUT_SECONDS: '1' })
  expect(await answerTo(site.app, 'Hallo?')).toBe(chatReplyWords.texts.failed)
})

test('pieces are passed on as they arrive, and a stream that breaks ends with the error text', async () => {
  let goOn = () => {}
  await using site = await startWithWebhook(async (response) => {
    response.write('{"type":"begin"}\n{"type":"item","content":"Erst"}\n')
    await new Promise<void>((resolve) => (goOn = resolve))
    response.destroy()
  })
  const response = await ask(site.app, { message: 'Hallo?' }, { accept: 'application/x-ndjson' })
  const lines = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await lines.read()).value).toBe('{"type":"begin"}\n')
  expect((await lines.read()).value).toBe('{"type":"item","content":"Erst"}\n')
  goOn()
  expect((await lines.read()).value).toBe(
    `${JSON.stringify({ type: 'error', content: chatReplyWords.texts.failed })}\n`,
  )
  expect((await lines.read()).done).toBe(true)
})

test('a visitor who leaves ends the call to the webhook', async () => {
  await using site = await startWithWebhook(() => {})
  const leaving = new AbortController()
  const answered = ask(site.app, { message: 'Hallo?' }, { signal: leaving.signal })
  await expect.poll(() => site.webhook.asked.length).toBe(1)
  leaving.abort()
  await site.webhook.asked[0]!.left
  await answered
})

test('after five failures in a row the site answers itself for a minute and says so', async () => {
  let time = Date.parse('2026-11-16T09:00:00Z')
  await using site = await startWithWebhook((response) => reply(response, {}, 500), {
    now: () => new Date(time),
    seeded: true,
  })
  for (let failures = 0; failures < 5; failures++)
    expect(await answerTo(site.app, 'Was kostet ein Erstgespräch?')).toBe(chatReplyWords.texts.failed)
  const standIn = await answerTo(site.app, 'Was kostet ein Erstgespräch?')
  expect(standIn).toContain(assistantWords.texts.standIn)
  expect(standIn).toContain('](/faq#erstgespraech)')
  expect(site.webhook.asked).toHaveLength(5)
  time += 60_000
  site.webhook.behave((response) => reply(response, { message: 'Wieder da' }))
  expect(await answerTo(site.app, 'Hallo?')).toBe('Wieder da')
})

test('the built-in assistant speaks in lines of JSON too', async () => {
  await using app = await startApp()
  const events = await streamed(app, 'Danke')
  expect(events).toEqual([
    { type: 'begin' },
    { type: 'item', content: assistantWords.texts.smallTalk.thanks },
    { type: 'end' },
  ])
})

test('an answer is never kept by anybody, and nothing in it may run', async () => {
  await using app = await startApp()
  const { headers } = await ask(app, { message: 'Hallo' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
