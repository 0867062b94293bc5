import { expect, test } from 'vitest'
import type { PaletteAnswer } from '#shared/lists/admin-list.ts'
import { signedInBrowser } from '../browser.ts'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'

test('the palette finds fields, files and people beside items, each for those who may use it', async () => {
  await using app = await startMediaApp()
  const { id } = await app.add('Beamer.png', await pngPicture())
  const bea = await signedInBrowser(app, 'contributor')
  const find = async (send: (method: string, path: string) => Promise<Response>, words: string) => {
    const response = await send('GET', `/api/search?suche=${encodeURIComponent(words)}`)
    const { items, places } = (await response.json()) as PaletteAnswer
    return { items: items.length, places: places.map(({ kind, title, path }) => [kind, title, path]) }
  }
  expect((await find(app.send, 'bea')).places).toEqual(
    expect.arrayContaining([
      ['media', 'Beamer.png', `/admin/medien?suche=Beamer.png&datei=${id}`],
      ['person', 'Bea Beitrag', `/admin/benutzer#person-${bea.id}`],
    ]),
  )
  expect((await find(app.send, 'Öffnungszeiten')).places[0]).toEqual([
    'field',
    'Öffnungszeiten',
    '/admin/dokumente/companyProfile#feld-openingHours',
  ])
  expect((await find(bea.send, 'bea')).places).toEqual([])
  expect((await find(bea.send, 'Öffnungszeiten')).places).toEqual([])
  expect((await find(bea.send, 'Datensicherung')).items).toBeGreaterThan(0)
})

test('where no item holds a word as it is typed, the palette finds what search and chat would', async () => {
  await using app = await startMediaApp()
  const find = async (words: string) => {
    const response = await app.send('GET', `/api/search?suche=${encodeURIComponent(words)}`)
    return ((await response.json()) as PaletteAnswer).items.map(({ collection, id }) => `${collection}/${id}`)
  }
  expect(await find('Datenschutzbeaufragter')).toContain('faq/datenschutzbeauftragte')
  expect(await find('Quietscheentchen')).toEqual([])
})

test('the newest values of an item are searched, with words in the title first', async () => {
  await using app = await startMediaApp()
  const { store } = app.backend
  const found = async (words: string) => {
    const response = await app.send('GET', `/api/search?suche=${encodeURIComponent(words)}`)
    return ((await response.json()) as PaletteAnswer).items.map(({ id }) => id)
  }
  const values = { title: 'Über Einhörner', teaser: 'Kurz', content: '<p>Sie wohnen im Nebelwald.</p>' }
  await store.create('blogPosts', { id: 'einhorn', values: { ...values, category: 'ki' } }, { by: 'test' })
  await store.create('blogPosts', { id: 'nebel', values: { title: 'Nebelwald' }, draft: true }, { by: 'test' })
  expect(await found('nebelwald')).toEqual(['nebel', 'einhorn'])
  expect(await found('einhoerner nebel')).toEqual(['einhorn'])
  // A draft on top: what visitors still read is not its newest text.
  await store.saveDraft('blogPosts', 'einhorn', { by: 'test', values: { content: '<p>Sie wohnen am Meer.</p>' } })
  expect(await found('nebelwald')).toEqual(['nebel'])
  expect(await found('meer einhörner')).toEqual(['einhorn'])
})

test('of several words those in the title count, in whatever order the items came', async () => {
  await using app = await startMediaApp()
  const { store } = app.backend
  const post = (id: string, values: object, draft = true) =>
    store.create('blogPosts', { id, values: { category: 'ki', ...values }, draft }, { by: 'test' })
  const both = { teaser: 'Fabelwesen im Nebelwald', content: '<p>Sagen</p>' }
  await post('neither', { ...both, title: 'Alt' }, false)
  await post('one', { ...both, title: 'Nebel' })
  await post('published', { ...both, title: 'Fabelwesen' }, false)
  await post('half', { title: 'Fabelwesen' })
  await post('both', { title: 'Nebel und Fabelwesen' })
  const response = await app.send('GET', '/api/search?suche=fabelwesen%20nebel')
  const { items } = (await response.json()) as PaletteAnswer
  expect(items.map(({ id }) => id)).toEqual(['both', 'one', 'published', 'neither'])
})
