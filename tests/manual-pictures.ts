import type { Page } from '@playwright/test'

type Picture = {
  /** Of the file, without its ending. */
  name: string
  path: string
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>
}

const openMenu = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

/** Every picture of the manual (docs/handbuch), taken by `npm run handbuch`. */
export const adminPictures: Picture[] = [
  { name: 'uebersicht', path: '/admin' },
  { name: 'editor', path: '/admin/inhalte/blogPosts/umzug-in-die-cloud' },
  { name: 'leistungen', path: '/admin/inhalte/services' },
  { name: 'team', path: '/admin/inhalte/team' },
  { name: 'fusszeile', path: '/admin/dokumente/footer' },
  { name: 'mediathek', path: '/admin/medien' },
  {
    name: 'nachricht',
    path: '/admin/nachrichten',
    async before(page) {
      await page.getByRole('link', { name: 'Annika Scholz' }).click()
      await page.getByRole('heading', { level: 1, name: 'Annika Scholz' }).waitFor()
      await page.getByRole('textbox', { name: 'Notiz schreiben' }).fill('Ruft am Dienstag noch einmal an.')
      await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
      await page.getByRole('combobox', { name: 'Vorlage' }).selectOption('Termin vorschlagen')
      await page.getByText('Ruft am Dienstag noch einmal an.').waitFor()
    },
  },
  {
    name: 'versionen',
    path: '/admin/inhalte/blogPosts/umzug-in-die-cloud',
    before: (page) => openMenu(page, 'Versionen'),
  },
  {
    name: 'zeitplan',
    path: '/admin/inhalte/blogPosts/umzug-in-die-cloud',
    before: (page) => openMenu(page, 'Zeitplan'),
  },
  { name: 'benutzer', path: '/admin/benutzer' },
  { name: 'export', path: '/admin/austausch' },
  { name: 'blogbeitraege', path: '/admin/inhalte/blogPosts' },
  { name: 'unternehmensprofil', path: '/admin/dokumente/companyProfile' },
  { name: 'rechtstexte', path: '/admin/rechtstexte' },
  { name: 'protokoll', path: '/admin/protokoll' },
]
