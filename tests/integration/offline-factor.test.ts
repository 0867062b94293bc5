import { expect, test } from 'vitest'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import { addPasskey, signedInBrowser } from '../browser.ts'
import { openOfflineBrowser, until } from '../offline-browser.ts'
import { create, idle, question } from '../offline-site.ts'
import { startApp } from '../start-app.ts'

test('what was written before the role required a second factor waits in the browser until there is one', async () => {
  await using app = await startApp({ seeded: false })
  const edi = await signedInBrowser(app, 'editor')
  const cookie = [...edi.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  using browser = openOfflineBrowser((request) => {
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return app.fetch(request)
  })
  const tab = await browser.openTab()
  // The first word of the feed makes it ask once more: from then on only what is written asks.
  const asked = () => browser.requests.filter((request) => request === 'GET /api/sync/copy').length
  await expect.poll(asked).toBe(2)
  await idle(tab)
  await app.send('PUT', '/api/users/required-factors', { role: 'editor', required: true })
  const { outcome } = await tab.submit(create(question))
  expect(outcome).toEqual({ kind: 'kept' })
  await until(tab, ({ connection }) => connection === 'second-factor')
  tab.retry()
  await tab.submit(create({ ...question, question: 'Und danach?' }))
  expect(tab.status.get()).toMatchObject({ refused: [], changes: [{ values: question }, {}] })
  browser.closeTab(tab)

  // The screen that sets it up is a page of its own; afterwards the admin area is opened anew.
  await addPasskey(app, edi.id)
  const later = await browser.openTab()
  await idle(later)
  const { items } = (await (await app.send('GET', syncPaths.copy(null))).json()) as CopyAnswer
  expect(items.map(({ item }) => item.question).toSorted()).toEqual(['Und danach?', 'Was kostet das?'])
})
