// The bar that people who work here see on public pages; nobody else loads it.

import { germanCount } from './german-number.ts'

export const editBarMessages = {
  label: 'Bearbeitung dieser Seite',
  edit: 'Diese Seite bearbeiten',
  drafts: (count: number) => germanCount(count, 'Entwurf', 'Entwürfe'),
  item: (kind: string, title: string) => `${kind} „${title}“`,
  noDrafts: 'Keine Entwürfe',
} as const
