import { expect, test } from 'vitest'
import { services } from '#shared/content/services.ts'
import { seed } from '#server/content/seed.ts'
import { backend } from '#server/context.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const stored =
  '<p><a href="#contact">Schreiben</a> <a href="https://bsi.example/">BSI</a></p><table data-chart><tbody><tr><td>Weg</td><td>1 €</td></tr></tbody></table>' +
  '<figure data-embed="https://video.example/1" data-kind="video"><figcaption>Rundgang</figcaption></figure>' +
  '<aside><p>Merke</p></aside>'

/** What loaders get: every text of a service, one per line. */
const renderDescriptions: TestRender = async (request, context) => {
  const { content } = context.get(backend)
  const id = new URL(request.url).searchParams.get('dienst')
  const shown = id ? [await content.get('services', id)] : await content.list('services')
  return new Response(shown.map((service) => service?.description).join('\n'))
}

test('pages get rich text as visitors see it, whoever reads the content gets it as it is stored', async () => {
  await using app = await startApp({ render: renderDescriptions })
  const [service] = await app.backend.store.list('services')
  const { id, description: _replaced, createdAt: _created, updatedAt: _updated, ...values } = service!
  const path = `/api/content/services/${id}`
  const { version } = (await app.backend.store.working('services', id))!
  const written = await app.send('PATCH', path, { values: { ...values, description: stored }, version })
  expect(written.status).toBe(200)

  for (const page of ['/', `/?dienst=${id}`]) {
    const html = await (await app.get(page)).text()
    expect(html).toContain('<a href="/contact" data-dialog="contact">Schreiben</a>')
    expect(html).toContain('<a href="https://bsi.example/" target="_blank" rel="noopener">BSI</a>')
    expect(html).toMatch(
      /<div class="table-scroll" [^>]*><table data-chart><tbody>.*<svg class="bar".*<\/table><\/div><figure class="embed"/,
    )
    expect(html).toContain('<a href="https://video.example/1" target="_blank" rel="noopener">')
    expect(html).toContain('<div role="note"><p>Merke</p></div>')
  }
  const { item } = (await (await app.get(path)).json()) as { item: { description: string } }
  expect(item.description).toBe(stored)
})

test('pages get texts as they are typeset, whoever reads the content gets them as they are written', async () => {
  const render: TestRender = async (_request, context) =>
    Response.json((await context.get(backend).content.list('faq')).map(({ question, answer }) => [question, answer]))
  await using app = await startApp({ render })
  const values = {
    question: 'Gilt Art. 6 Abs. 1 für E-Mail?',
    answer: '<p>Ja, z. B. bei 5 % der E-Mails <code>5 %</code></p>',
    topic: 'privacy',
  }
  const written = await app.send('POST', '/api/content/faq', { id: 'gesetzt', values })
  expect(written.status).toBe(201)
  expect(await (await app.get('/')).json()).toContainEqual([
    'Gilt Art.\u00a06\u00a0Abs.\u00a01 für E-Mail?',
    '<p>Ja, z.\u00a0B. bei 5\u00a0% der E-\u2060Mails <code>5 %</code></p>',
  ])
  expect(await app.backend.store.get('faq', 'gesetzt')).toMatchObject(values)
})

test('what stands in for texts that cannot be read is shown in the same way', async () => {
  Object.assign(services.defaults[0]!, { description: '<p><a href="#contact">Schreiben</a></p>' })
  await using app = await startApp({ render: renderDescriptions, seeded: false })
  await seed(app.database, '2026-01-01T00:00:00.000Z')
  const before = await (await app.get('/')).text()
  expect(before).toContain('data-dialog="contact"')
  await app.database.query.schema.dropTable('documents').execute()
  expect(await (await app.get('/?anders')).text()).toBe(before)
})
