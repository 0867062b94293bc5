import type { PageDefault } from '../pages.ts'

export const loginPage: PageDefault = {
  id: 'login',
  title: 'Anmelden',
  headline: 'Anmelden',
  lead: 'Für alle, die diese Website pflegen. Einen Zugang richtet Ihnen die Administration ein.',
  motif: 'security',
  seoTitle: 'Anmelden – Verwaltung',
  seoDescription: 'Anmeldung zum Verwaltungsbereich dieser Website für Administration und Redaktion.',
}
