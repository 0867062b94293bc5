// German texts of the dashboard.

import { germanCount, germanNumber } from './german-number.ts'

export const dashboardMessages = {
  newPost: 'Neuer Beitrag',
  recentChanges: {
    title: 'Was ist neu',
    all: 'Protokoll',
    empty: 'Noch hat niemand etwas geändert. Hier steht künftig, wer woran gearbeitet hat.',
    entries: (count: number) => `${germanNumber(count)} Einträge`,
    /** What somebody did to „title“. */
    by: (author: string) => `${author} hat`,
    actions: {
      create: 'angelegt',
      update: 'geändert',
      draft: 'bearbeitet',
      publish: 'veröffentlicht',
      unpublish: 'zurückgezogen',
      delete: 'in den Papierkorb gelegt',
      reset: 'auf Standard zurückgesetzt',
      restore: 'aus dem Papierkorb geholt',
      schedule: 'eingeplant',
      discard: 'verworfen',
      'restore-revision': 'auf eine frühere Fassung zurückgesetzt',
      'undo-publish': 'wieder zum Entwurf gemacht',
      'undo-unpublish': 'wieder veröffentlicht',
      order: 'an eine andere Stelle gesetzt',
    } as Record<string, string>,
    /** What somebody did to a whole area. */
    imported: (author: string, area: string) => `${author} hat die Standardinhalte für ${area} importiert`,
  },
  placeholders: {
    title: 'Noch offene Platzhalter',
    open: (count: number) => `${germanNumber(count)} offen`,
    meter: (filled: number, all: number) => `${filled} von ${all} Angaben sind ausgefüllt`,
    places: (count: number) => germanCount(count, 'Stelle', 'Stellen'),
    fill: 'Ausfüllen',
    empty: 'Alle Angaben sind ausgefüllt.',
    more: (count: number) => germanCount(count, 'weitere Angabe zeigen', 'weitere Angaben zeigen'),
  },
  drafts: {
    title: 'Entwürfe',
    changed: (state: string, moment: string) => `${state}, geändert ${moment}`,
    count: (count: number) => `${germanNumber(count)} insgesamt`,
    empty: 'Kein Entwurf wartet. Was Sie anlegen, bleibt ein Entwurf, bis Sie es veröffentlichen.',
  },
  planned: {
    title: 'Geplant',
    publishes: (moment: string) => `Erscheint ${moment}`,
    ends: (moment: string) => `Endet ${moment}`,
    empty: 'Nichts ist geplant. Einen Zeitpunkt legen Sie im Editor fest.',
  },
} as const
