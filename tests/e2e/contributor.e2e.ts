import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test('a contributor hands a draft over, gets it back with a comment, and an editor publishes it', async ({
  browser,
  site,
  watch,
}) => {
  test.slow()
  const values = { title: 'Webstuhl im Büro', teaser: 'Worum es geht', content: '<p>Der Text.</p>', motif: 'web' }
  await site.send('POST', '/api/content/blogPosts', { values, draft: true })
  const [hers, theirs] = await Promise.all([
    browser.newContext({ baseURL: site.url }),
    browser.newContext({ baseURL: site.url }),
  ])
  const bea = await openSignedIn(hers, site, { name: 'Bea Beitrag', email: 'bea@example.org', role: 'contributor' })
  const edi = await openSignedIn(theirs, site, { name: 'Edi Redaktion', email: 'edi@example.org', role: 'editor' })
  watch(bea)
  watch(edi)

  await visit(bea, '/admin/inhalte/blogPosts')
  await expect(bea.getByLabel('Alle auswählen')).toHaveCount(0)
  await bea.getByRole('link', { name: 'Webstuhl im Büro', exact: true }).click()
  await expect(bea.getByRole('button', { name: /eröffentlichen/ })).toHaveCount(0)
  await bea.getByLabel('Anreißer').fill('Worum es wirklich geht')
  await bea.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(bea.getByText('Bea Beitrag hat diesen Entwurf')).toBeVisible()
  await expectAccessible(bea)

  await visit(edi, '/admin')
  const waiting = edi.getByRole('region', { name: 'Zur Prüfung' })
  await waiting.getByRole('link', { name: /Webstuhl im Büro/ }).click()
  await edi.getByRole('button', { name: 'Zurückgeben' }).click()
  const dialog = edi.getByRole('dialog', { name: 'Entwurf zurückgeben?' })
  await dialog.getByLabel('Kommentar').fill('Bitte noch ein Beispiel')
  await expectAccessible(edi)
  await dialog.getByRole('button', { name: 'Zurückgeben' }).click()
  await expect(edi.getByText('Edi Redaktion hat diesen Entwurf')).toBeVisible()

  await visit(bea, '/admin/inhalte/blogPosts')
  await expect(bea.getByRole('row', { name: /Webstuhl im Büro/ })).toContainText('Zurückgegeben')
  await bea.getByRole('link', { name: 'Webstuhl im Büro', exact: true }).click()
  await expect(bea.getByText('Bitte noch ein Beispiel')).toBeVisible()
  await bea.getByRole('button', { name: 'Kommentar von Edi Redaktion erledigen' }).click()
  await expect(bea.getByRole('button', { name: 'Kommentar von Edi Redaktion wieder öffnen' })).toBeVisible()
  await bea.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(bea.getByText('Bea Beitrag hat diesen Entwurf')).toBeVisible()

  await visit(edi, '/admin/inhalte/blogPosts/webstuhl-im-buero')
  await edi.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click()
  await expect(edi.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible()
  await expect(edi.getByText('Bea Beitrag hat diesen Entwurf')).toHaveCount(0)
  expect((await fetch(`${site.url}/blog/webstuhl-im-buero`)).status).toBe(200)

  for (const screen of ['benutzer', 'verbindungen', 'nachrichten', 'papierkorb', 'medien'])
    expect((await hers.request.get(`/admin/${screen}`)).status(), screen).toBe(403)
  await hers.close()
  await theirs.close()
})
