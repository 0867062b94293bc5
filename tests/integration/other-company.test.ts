import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import type { Render } from '#server/pages.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>

/** The profile as another company fills it in. */
const nordlicht = { name: 'Nordlicht Systeme', city: 'Kiel', email: 'moin@nordlicht.example' }

const renderSettings: Render = async (_request, context) => {
  const { content } = context.get(backend)
  const [settings, about] = await Promise.all([content.document('generalSettings'), content.get('pages', 'about')])
  const [quote] = await content.list('testimonials')
  return new Response(`<!doctype html><h1>${settings.siteName}</h1><p>${about?.lead}</p><q>${quote?.quote}</q>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

async function rename(app: App) {
  const answer = await app.send('PATCH', '/api/content/companyProfile/companyProfile', {
    version: 1,
    values: nordlicht,
  })
  expect(answer.status).toBe(200)
}

onBothEngines((_engine, newPlace) => {
  test('with another name in the profile pages say it at once', async () => {
    await using app = await startApp({ newPlace, render: renderSettings })
    expect(await (await app.get('/about')).text()).toContain('Musterwerk IT macht aus vielen Einzelteilen')
    await rename(app)
    const html = await (await app.get('/about')).text()
    expect(html).toContain('<h1>Nordlicht Systeme</h1><p>Nordlicht Systeme macht aus vielen Einzelteilen')
    expect(html).not.toMatch(/musterwerk|\{\{/i)
  })
})

test('search and chat say the new name, and know the company by it', async () => {
  await using app = await startApp()
  await rename(app)
  const ask = async (message: string) => {
    const answer = await app.send('POST', '/api/chat', { message })
    return ((await answer.json()) as { message: string }).message
  }
  expect(await ask('Wie erreiche ich Nordlicht telefonisch?')).toContain('+49 361 000 00 00')
  expect(await ask('Welche Technik brauchen wir?')).toContain('Schulungszentrum nach Kiel')
})

test('whoever reads content to change it gets it as it is stored', async () => {
  await using app = await startApp()
  const stored = await app.get('/api/content/generalSettings')
  expect(await stored.json()).toMatchObject({ item: { siteName: '{{firma.name}}' } })
})

test('where nothing can be read, built-in texts have no gaps', async () => {
  await using app = await startApp({ render: renderSettings })
  await app.database.query.deleteFrom('documents').where('collection', '=', 'generalSettings').execute()
  expect(await (await app.get('/about')).text()).toContain('<h1>Musterwerk IT</h1>')
})
