import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import type { SetupStepName } from '#shared/setup/setup.ts'
import { signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>
const admin = { id: 'api-token', role: 'admin' } as const
const by = { by: 'test' }

async function states(app: App) {
  const { steps } = await app.backend.setup.overview(admin)
  return Object.fromEntries(steps.map(({ name, state }) => [name, state])) as Record<SetupStepName, string>
}
const mark = (app: Pick<App, 'send'>, step: string, state: string) => app.send('PUT', `/api/setup/${step}`, { state })

onBothEngines((_engine, newPlace) => {
  test('a new site has every step open; what the content says counts, the rest is remembered', async () => {
    await using app = await startApp({ newPlace })
    expect(new Set(Object.values(await states(app)))).toEqual(new Set(['open']))
    expect(await app.backend.setup.card(admin)).toEqual({ done: 0, all: 8, next: 'profile' })
    const { store } = app.backend
    await store.update('brand', undefined, { ...by, values: { corners: 'round' } })
    await store.update('pages', 'healthcare-it', { ...by, values: { off: true } })
    for (const { id } of await store.list('team')) await store.delete('team', id, by)
    expect((await mark(app, 'mail', 'skipped')).status).toBe(204)
    expect((await mark(app, 'second-factor', 'done')).status).toBe(204)
    expect(await states(app)).toMatchObject({
      profile: 'open',
      appearance: 'done',
      offers: 'done',
      people: 'done',
      legal: 'open',
      mail: 'skipped',
      'second-factor': 'done',
    })
    await mark(app, 'mail', 'open')
    expect(await states(app)).toMatchObject({ mail: 'open' })
    expect(await app.backend.setup.card(admin)).toEqual({ done: 4, all: 8, next: 'profile' })
    await mark(app, 'all', 'skipped')
    expect(await app.backend.setup.card(admin)).toBeNull()
  })
})

test('what is missing has its name and its place, and goes when it is filled in', async () => {
  await using app = await startApp()
  const gaps = async (name: SetupStepName) =>
    (await app.backend.setup.overview(admin)).steps.find((step) => step.name === name)!.gaps
  expect(await gaps('profile')).toContainEqual({ title: 'Firma', note: '', path: '/admin/dokumente/companyProfile' })
  expect((await gaps('legal')).map(({ title }) => title)).toContain('Registergericht')
  expect(await gaps('leftovers')).toEqual([
    { title: 'Unternehmensprofil', note: '2 Stellen', path: '/admin/dokumente/companyProfile' },
  ])
  const register = { court: 'Amtsgericht Kiel', number: 'HRB 1' }
  const values = { name: 'Nordlicht IT', email: 'moin@nordlicht.example', register }
  await app.backend.store.update('companyProfile', undefined, { ...by, values })
  expect((await gaps('profile')).map(({ title }) => title)).not.toContain('Firma')
  expect((await gaps('legal')).map(({ title }) => title)).not.toContain('Registergericht')
  expect(await gaps('leftovers')).toEqual([])
  expect(await states(app)).toMatchObject({ leftovers: 'done' })
})

test('an older name is offered for replacing as a whole', async () => {
  await using app = await startApp()
  const leftover = async () => (await app.backend.setup.overview(admin)).leftover
  const { name } = companyProfile.defaults
  await app.backend.store.update('companyProfile', undefined, { ...by, values: { name: 'Nordlicht IT' } })
  expect(await leftover()).toEqual({ term: 'Musterwerk', name: 'Nordlicht IT' })
  await app.backend.store.update('pages', 'about', { ...by, values: { lead: `Wir sind ${name}.` } })
  expect(await leftover()).toEqual({ term: name, name: 'Nordlicht IT' })
})

test('the set-up is for administrators, and knows its steps', async () => {
  await using app = await startApp()
  const edi = await signedInBrowser(app, 'editor')
  expect((await mark(edi, 'mail', 'done')).status).toBe(403)
  expect((await mark(app, 'unbekannt', 'done')).status).toBe(404)
  expect((await mark(app, 'mail', 'vielleicht')).status).toBe(422)
})
