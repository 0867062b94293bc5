import { germanNumber } from './german-number.ts'

/** Texts of the list of unanswered questions in the admin area. */
export const questionMessages = {
  title: 'Offene Fragen',
  note: (days: number) =>
    `Das hat der Chat nicht beantworten und die Suche nicht finden können. E-Mail-Adressen und Telefonnummern sind unkenntlich; nach ${days} Tagen wird alles gelöscht.`,
  list: 'Unbeantwortete Fragen',
  question: 'Frage',
  count: 'Gestellt',
  times: (count: number) => (count === 1 ? 'einmal' : `${germanNumber(count)}-mal`),
  lastAsked: 'Zuletzt',
  origin: 'Wo',
  origins: { chat: 'Chat', search: 'Suche' },
  draftNote: '[Platzhalter: Aus diesen Stellen der Website eine Antwort machen]',
  panel: { title: 'Offene Fragen', all: 'Alle ansehen', more: (count: number) => `und ${germanNumber(count)} weitere` },
  actions: 'Aktionen',
  draft: 'FAQ-Entwurf anlegen',
  draftOf: (question: string) => `FAQ-Entwurf anlegen: ${question}`,
  discard: 'Verwerfen',
  discarded: 'Frage verworfen',
  discardOf: (question: string) => `Verwerfen: ${question}`,
  emptyTitle: 'Alle Fragen sind beantwortet',
  emptyText:
    'Was der Chat nicht weiß und die Suche nicht findet, sammelt sich hier. Ein Klick macht daraus einen Entwurf für die häufigen Fragen.',
} as const
