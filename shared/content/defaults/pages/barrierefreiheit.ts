import type { PageDefault } from '../pages.ts'

export const barrierefreiheitPage: PageDefault = {
  id: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  headline: 'Erklärung zur Barriere\u00adfreiheit',
  lead: 'Wie zugänglich diese Website ist, woran wir noch arbeiten und wohin Sie sich wenden, wenn Sie auf ein Hindernis stoßen.',
  motif: 'people',
  seoTitle: 'Erklärung zur Barrierefreiheit',
  seoDescription:
    'Stand der Barrierefreiheit dieser Website, bekannte Hindernisse und der direkte Weg, uns eine Barriere zu melden.',
}
