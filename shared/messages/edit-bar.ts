// The bar that people who work here see on public pages; nobody else loads it.

export const editBarMessages = {
  label: 'Bearbeitung dieser Seite',
  edit: 'Diese Seite bearbeiten',
  drafts: (count: number) => (count === 1 ? '1 Entwurf' : `${count} Entwürfe`),
  noDrafts: 'Keine Entwürfe',
} as const
