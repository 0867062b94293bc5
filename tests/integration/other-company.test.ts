import { expect, test } from 'vitest'
import { definitions } from '#shared/content/index.ts'
import { backend } from '#server/context.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

type App = Awaited<ReturnType<typeof startApp>>

/** The profile as another company fills it in. */
const nordlicht = { name: 'Nordlicht Systeme', city: 'Kiel', email: 'moin@nordlicht.example' }

const renderSettings: TestRender = async (_request, context) => {
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

test('programs read filled content, and whoever reads it to change it gets it as it is stored', async () => {
  await using app = await startApp()
  const read = async (path: string) => ((await (await app.send('GET', path)).json()) as { item: object }).item
  expect(await read('/api/content/generalSettings')).toMatchObject({ siteName: 'Musterwerk IT' })
  expect(await read('/api/content/generalSettings/generalSettings')).toMatchObject({ siteName: 'Musterwerk IT' })
  expect(await read('/api/editing/generalSettings/generalSettings')).toMatchObject({ siteName: '{{firma.name}}' })
  for (const { name } of definitions) {
    const shown = await (await app.get(`/api/content/${name}`)).text()
    expect(shown.match(/\{\{(firma|dienste)[^}]*\}\}/)?.[0], name).toBeUndefined()
  }

  const { version } = (await (await app.send('GET', '/api/editing/companyProfile/companyProfile')).json()) as {
    version: number
  }
  const values = { name: 'Nordlicht' }
  await app.send('PATCH', '/api/content/companyProfile/companyProfile', { version, values })
  expect(await read('/api/content/generalSettings'), 'at once, from memory as well').toMatchObject({
    siteName: 'Nordlicht',
  })
})

test('the networks of the footer are written and read by the three names of the specification', async () => {
  await using app = await startApp()
  const links = async () => {
    const answer = await app.get('/api/content/footer')
    return ((await answer.json()) as { item: { socialLinks: object } }).item.socialLinks
  }
  const stored = async () => {
    const answer = await app.send('GET', '/api/editing/footer/footer')
    return ((await answer.json()) as { item: { socialLinks: object[] } }).item.socialLinks
  }
  const write = (version: number, socialLinks: unknown, draft = false) =>
    app.send('PATCH', '/api/content/footer/footer', { version, draft, values: { socialLinks } })
  expect(await links()).toEqual({ facebook: '', twitter: '', linkedin: '', others: [] })

  const [facebook, twitter] = ['https://facebook.example/a', 'https://x.example/a']
  expect((await write(1, { facebook, twitter, linkedin: '' })).status).toBe(200)
  expect(await links()).toEqual({ facebook, twitter, linkedin: '', others: [] })
  expect(await stored(), 'editors have one list').toEqual([
    { network: 'facebook', name: '', href: facebook },
    { network: 'x', name: '', href: twitter },
  ])

  const mastodon = { network: 'mastodon', name: '', href: 'https://social.example/@a' }
  expect((await write(2, [mastodon, ...(await stored())])).status, 'and write it').toBe(200)
  expect((await write(3, { facebook: '' })).status).toBe(200)
  expect(await links()).toEqual({ facebook: '', twitter, linkedin: '', others: [mastodon] })
  expect((await write(4, { linkedin: 'https://linkedin.example/a' }, true)).status, 'as a draft').toBe(200)
  expect(await links()).toMatchObject({ linkedin: '' })
  expect((await stored()).map((link) => (link as { network: string }).network)).toEqual(['mastodon', 'x', 'linkedin'])

  const refused = await write(5, { twitter: 'javascript:alert(1)' })
  expect(refused.status).toBe(422)
  expect((await write(5, { myspace: 'https://a.example' })).status).toBe(422)
})

test('where nothing can be read, built-in texts have no gaps', async () => {
  await using app = await startApp({ render: renderSettings })
  await app.database.query.deleteFrom('documents').where('collection', '=', 'generalSettings').execute()
  expect(await (await app.get('/about')).text()).toContain('<h1>Musterwerk IT</h1>')
})
