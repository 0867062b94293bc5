import { expect, test } from 'vitest'
import { signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

onBothEngines((_engine, newPlace) => {
  test('what is new is told to each person once per version, and forgotten with the account', async () => {
    await using app = await startApp({ newPlace })
    const { seenNews } = app.backend
    const [admin, editor] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
    const read = (person: typeof admin, version: string) => person.send('PUT', '/api/help/seen-news', { version })
    expect(await seenNews.of(admin.id)).toBeNull()
    expect((await read(admin, '0.1.0')).status).toBe(204)
    expect((await read(admin, '0.2.0')).status).toBe(204)
    expect(await seenNews.of(admin.id)).toBe('0.2.0')
    expect(await seenNews.of(editor.id)).toBeNull()
    expect((await read(editor, 'neueste')).status).toBe(422)
    // A program has nothing to read.
    expect((await app.send('PUT', '/api/help/seen-news', { version: '0.2.0' })).status).toBe(401)
    expect(await seenNews.of('api-token')).toBeUndefined()
    await app.database.query.deleteFrom('users').where('id', '=', admin.id).execute()
    expect(await app.database.query.selectFrom('seen_news').selectAll().execute()).toEqual([])
  })
})
