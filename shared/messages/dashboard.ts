// German texts of the dashboard.

export const dashboardMessages = {
  newPost: 'Neuer Beitrag',
  recentChanges: {
    title: 'Was ist neu',
    all: 'Protokoll',
    empty: 'Noch hat niemand etwas geändert. Hier steht künftig, wer woran gearbeitet hat.',
    entries: (count: number) => `${count} Einträge`,
    /** What somebody did to „title“. */
    actions: {
      create: 'angelegt',
      update: 'geändert',
      draft: 'bearbeitet',
      publish: 'veröffentlicht',
      unpublish: 'zurückgezogen',
      delete: 'gelöscht',
      reset: 'auf die Vorgabe zurückgesetzt',
      restore: 'wiederhergestellt',
      schedule: 'eingeplant',
      discard: 'verworfen',
      'restore-revision': 'auf eine frühere Fassung zurückgesetzt',
      'undo-publish': 'wieder zum Entwurf gemacht',
    } as Record<string, string>,
    /** What somebody did to a whole area. */
    imported: (author: string, area: string) => `${author} hat die Standardinhalte für ${area} importiert`,
  },
  placeholders: {
    title: 'Noch offene Platzhalter',
    open: (count: number) => `${count} offen`,
    meter: (filled: number, all: number) => `${filled} von ${all} Angaben sind ausgefüllt`,
    places: (count: number) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
    fill: 'Ausfüllen',
    empty: 'Alle Angaben sind ausgefüllt.',
    more: (count: number) => (count === 1 ? '1 weitere Angabe zeigen' : `${count} weitere Angaben zeigen`),
  },
  drafts: {
    title: 'Entwürfe',
    changed: (state: string, moment: string) => `${state}, geändert ${moment}`,
    count: (count: number) => `${count} insgesamt`,
    empty: 'Kein Entwurf wartet. Was Sie anlegen, bleibt ein Entwurf, bis Sie es veröffentlichen.',
  },
  planned: {
    title: 'Geplant',
    publishes: (moment: string) => `Erscheint ${moment}`,
    ends: (moment: string) => `Endet ${moment}`,
    empty: 'Nichts ist geplant. Einen Zeitpunkt legen Sie im Editor fest.',
  },
} as const
