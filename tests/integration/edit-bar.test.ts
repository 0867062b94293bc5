import { expect, test } from 'vitest'
import { startApp } from '../start-app.ts'

test('a page tells those who may edit what it is written in, and where', async () => {
  await using app = await startApp()
  const { store } = app.backend
  await store.update('blogPosts', 'epa-fuer-alle', { by: 'test', values: { address: 'epa' } })
  await store.saveDraft('services', 'seo', { by: 'test', values: { title: 'Gefunden werden' } })
  const ask = async (path: string) => {
    const response = await app.send('GET', `/api/edit-bar?pfad=${encodeURIComponent(path)}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    return response.status === 200 ? await response.json() : response.status
  }
  expect(await ask('/')).toMatchObject({ edit: '/admin/inhalte/pages/home', state: 'Veröffentlicht', drafts: 1 })
  expect(await ask('/blog/epa')).toMatchObject({ edit: '/admin/inhalte/blogPosts/epa-fuer-alle' })
  expect(await ask('/leistungen/seo')).toMatchObject({ title: 'Leistung „Gefunden werden“', state: 'Mit Änderungen' })
  expect(await ask('/impressum')).toMatchObject({ title: 'Impressum', edit: '/admin/dokumente/impressum' })
  expect(await ask('/blog/gibt-es-nicht')).toBe(204)
  expect((await app.get('/api/edit-bar?pfad=/')).status).toBe(401)
})
