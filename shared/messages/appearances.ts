// Where the lists of the admin area say that an item appears, or why it does not.

export const appearanceMessages = {
  shown: (places: string[]) => `Zu sehen: ${places.join(', ')}`,
  draft: 'Entwurf, erscheint noch nirgends',
  scheduled: 'Geplant, erscheint noch nirgends',
  onlyFirst: (count: number) => `Nur die ersten ${count} stehen auf der Startseite`,
  topicWithoutPage: 'Thema ohne eigene Seite',
  categoryWithPosts: 'Blog, sobald ein Beitrag die Rubrik trägt',
  ownPage: 'eigene Seite',
  servicePage: 'Seite der Leistung',
  teamDialog: 'Dialog „Team“',
  sharedTexts: 'Texte, die mehrere Seiten teilen',
} as const
