import { expect, test } from 'vitest'
import { startFakes } from '../fakes/start-fakes.ts'
import { startMail } from '../start-mail.ts'

test('with the fakes of outside services chat, mail and provider work without any of them', async () => {
  const said: string[] = []
  await using fakes = await startFakes((text) => void said.push(text))
  await using site = await startMail({ environment: fakes.environment })
  const answer = await site.fetch(
    new Request('http://localhost:3000/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Was kostet ein Umzug?' }),
    }),
  )
  expect(await answer.json()).toEqual({
    message: 'Hier antwortet ein Platzhalter. Ihre Frage war: „Was kostet ein Umzug?“',
  })
  const id = await site.write()
  expect(await site.inbox.get(id)).toMatchObject({ delivery: { state: 'delivered' } })
  const start = await site.get(
    '/api/auth/start?providerId=attrappe&authType=signInViaPopup&eventId=0123456789abcdef&redirectUrl=/admin',
  )
  expect([start.status, start.headers.get('location')]).toEqual([302, expect.stringContaining('http://127.0.0.1:')])
  expect(said.slice(3)).toEqual([
    'Fake workflow was asked: Was kostet ein Umzug?',
    expect.stringMatching(/^Fake mail server received "Kontaktanfrage von Annika Scholz" for .+@/),
  ])
})
