import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { onBothEngines } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument, pngPicture } from '../media-files.ts'
import type { TestRender } from '../as-render.ts'

/** A page that shows what visitors get: the photographs of the team, the share picture and a rich text. */
const renderPictures: TestRender = async (_request, context) => {
  const { content } = context.get(backend)
  const [team, settings, posts] = await Promise.all([
    content.list('team'),
    content.document('generalSettings'),
    content.list('blogPosts'),
  ])
  const page = {
    team: team[0]!.image,
    social: settings.socialPreviewImage,
    icon: settings.faviconUrl,
    post: posts[0]!.content,
  }
  return new Response(JSON.stringify(page), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
const shown = async (app: { get(path: string): Promise<Response> }) =>
  (await (await app.get('/')).json()) as { team: string; social: string; icon: string; post: string }

async function firstOf(app: Awaited<ReturnType<typeof startMediaApp>>, collection: 'team' | 'blogPosts') {
  return (await app.backend.store.list(collection))[0]!.id
}

onBothEngines((_engine, newPlace) => {
  test('replacing a file updates every use at once (J20)', async () => {
    await using app = await startMediaApp({ newPlace, render: renderPictures })
    const { id, reference } = await app.add('Team.png', await pngPicture(640, 480, 1))
    await app.send('PATCH', `/api/media/${id}`, { alt: 'Zwei Menschen am Serverschrank', focal: { x: 25, y: 0 } })
    const store = app.backend.store
    await store.update('team', await firstOf(app, 'team'), { by: 'test', values: { image: reference } })
    await store.update('generalSettings', undefined, {
      by: 'test',
      values: { socialPreviewImage: reference, faviconUrl: reference },
    })
    await store.update('blogPosts', await firstOf(app, 'blogPosts'), {
      by: 'test',
      values: { content: `<p>Text</p><img src="${reference}" alt="Eigener Text">` },
    })

    const before = await shown(app)
    const [, hash] = /^\/media\/\w+\/(\w{32})\/w640\.jpg#640,480,25-0,3,Zwei%20Menschen/.exec(before.team)!
    expect(before.social).toBe(`/media/${id}/${hash}/social-25-0.jpg`)
    expect(before.icon).toBe(`/media/${id}/${hash}/icon.png`)
    expect(before.post).toContain(`<source type="image/avif" srcset="/media/${id}/${hash}/w160.avif 160w, `)
    expect(before.post).toContain(`w640.jpg" alt="Eigener Text" width="640" height="480" loading="lazy"`)

    await app.add('Team neu.png', await pngPicture(1000, 500, 2), id)
    const after = await shown(app)
    expect(after.team).toMatch(/w1280\.jpg#1000,500,50-50,5,Zwei%20Menschen/)
    expect(JSON.stringify(after)).not.toContain(hash)
    for (const address of [before.social, before.icon, after.social, after.icon, after.team.split('#')[0]!])
      expect((await app.get(address)).status, address).toBe(200)

    // As cloth it is one more file beside the others.
    const woven = { by: 'test', values: { image: `${reference}#woven` } }
    await store.update('team', await firstOf(app, 'team'), woven)
    const { team } = await shown(app)
    expect(team).toMatch(/w1280\.jpg#1000,500,50-50,5,Zwei%20Menschen[^,]*,woven$/)
    const cloth = await app.get(team.replace(/[^/]+$/, 'woven.png'))
    expect([cloth.status, cloth.headers.get('content-type')]).toEqual([200, 'image/png'])

    await app.send('DELETE', `/api/media/${id}`)
    expect(await shown(app)).toMatchObject({ team: '', social: '', icon: '', post: '<p>Text</p>' })
  })

  test('a picture needs its text, or must be decoration, before it is published', async () => {
    await using app = await startMediaApp({ newPlace })
    const { id, reference } = await app.add('Team.png', await pngPicture())
    const member = await firstOf(app, 'team')
    const edit = (values: object, draft = false) =>
      app.backend.store
        .working('team', member)
        .then((working) =>
          app.send('PATCH', `/api/content/team/${member}`, { version: working!.version, values, draft }),
        )
    expect((await edit({ image: reference }, true)).status, 'drafts may be unfinished').toBe(200)
    const refused = await edit({ image: reference })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      error: { fields: [{ path: 'image', message: expect.stringContaining('Alternativtext') }] },
    })

    await app.send('PATCH', `/api/media/${id}`, { decorative: true })
    expect((await edit({ image: reference })).status).toBe(200)

    const document = await app.add('Preise.pdf', pdfDocument(1_000))
    expect((await edit({ image: document.reference })).status, 'a document is no picture').toBe(422)
    expect((await edit({ image: '/media/aaaaaaaaaaaaaa' })).status, 'nor is what does not exist').toBe(422)
  })

  test('the library finds by name, text and tag, and knows what is used where', async () => {
    await using app = await startMediaApp({ newPlace })
    const team = await app.add('Team.png', await pngPicture(64, 48, 1))
    const logo = await app.add('Logo Nordlicht.png', await pngPicture(64, 48, 2))
    const prices = await app.add('Preise.pdf', pdfDocument(1_000))
    const { library } = app.backend.media
    await library.edit(team.id, { alt: 'Zwei Menschen', tags: ['Team', 'Erfurt'] }, 'test')
    await app.backend.store.update('team', await firstOf(app, 'team'), {
      by: 'test',
      values: { image: team.reference },
    })
    await app.backend.store.saveDraft('blogPosts', await firstOf(app, 'blogPosts'), {
      by: 'test',
      values: { content: `<p><a href="${prices.reference}">Preise</a></p>` },
    })

    const names = async (query: object) => (await library.list(query)).entries.map(({ name }) => name).toSorted()
    expect(await names({ search: 'menschen team' })).toEqual(['Team.png'])
    expect(await names({ tag: 'Erfurt' })).toEqual(['Team.png'])
    expect(await names({ filter: 'unbenutzt' })).toEqual(['Logo Nordlicht.png'])
    expect(await names({ filter: 'ohne-text' })).toEqual(['Logo Nordlicht.png'])
    expect(await names({ filter: 'dokumente' })).toEqual(['Preise.pdf'])
    expect((await library.list({})).tags).toEqual(['Erfurt', 'Team'])
    expect((await library.get(team.id)).uses).toMatchObject([{ label: 'Teammitglied', state: 'published' }])
    expect((await library.get(prices.id)).uses).toMatchObject([{ label: 'Blogbeitrag', state: 'draft' }])

    expect((await app.send('PATCH', '/api/media/aaaaaaaaaaaaaa', { alt: 'x' })).status).toBe(404)
    await library.delete([logo.id, prices.id], 'test')
    expect(await names({})).toEqual(['Team.png'])
    expect(await names({ filter: 'papierkorb' })).toEqual(['Logo Nordlicht.png', 'Preise.pdf'])
    await library.restore([logo.id], 'test')
    expect(await names({})).toEqual(['Logo Nordlicht.png', 'Team.png'])
  })
})
