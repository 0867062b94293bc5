import { expect, test } from 'vitest'
import { noPreferences } from '#shared/preferences/preferences.ts'
import { signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

onBothEngines((_engine, newPlace) => {
  test('what somebody arranges belongs to them, on every device, and goes with the account', async () => {
    await using app = await startApp({ newPlace })
    const bea = await signedInBrowser(app, 'contributor')
    const edi = await signedInBrowser(app, 'editor')
    const sidebar = { folded: ['legal'], favourites: ['/admin/medien'] }
    const list = { hidden: ['details'], views: [{ name: 'Meine Entwürfe', query: 'status=draft' }] }
    const put = async (path: string, body: object) => (await bea.send('PUT', `/api/preferences/${path}`, body)).status
    expect(await put('sidebar', { folded: [], favourites: [] })).toBe(204)
    expect(await put('sidebar', sidebar)).toBe(204)
    expect(await put('lists/blogPosts', list)).toBe(204)
    const { preferences } = app.backend
    expect(await preferences.of(bea.id)).toEqual({ sidebar, lists: { blogPosts: list } })
    expect(await preferences.of(edi.id)).toEqual(noPreferences)

    expect(await put('lists/nichts', list)).toBe(404)
    expect(await put('sidebar', { ...sidebar, favourites: ['https://example.org'] })).toBe(422)
    // The holder of the API token has no account to keep anything for.
    expect((await app.send('PUT', '/api/preferences/sidebar', sidebar)).status).toBe(401)

    await app.database.query.deleteFrom('users').where('id', '=', bea.id).execute()
    expect(await preferences.of(bea.id)).toEqual(noPreferences)
  })
})
