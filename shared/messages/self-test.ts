/** Texts of the privacy self-test in the admin area. */
export const selfTestMessages = {
  title: 'Datenschutz-Selbsttest',
  note: 'Jede Nacht liest die Website alle ihre Seiten und vergleicht sie mit dem Dienste-Verzeichnis; nach einer Veröffentlichung lässt sie dabei ältere, unveränderte Beiträge aus.',
  run: 'Jetzt prüfen',
  running: 'Wird geprüft …',
  done: 'Geprüft',
  never: 'Noch nicht geprüft.',
  state: (moment: string, pages: number) =>
    `Zuletzt geprüft ${moment}, ${pages === 1 ? '1 Seite' : `${pages} Seiten`}.`,
  good: 'Keine fremden Verbindungen, nichts fehlt im Verzeichnis. Auf der Seite „Datenschutz“ steht das mit Datum.',
  declared:
    'Nichts fehlt im Verzeichnis. Seiten laden von eingetragenen fremden Adressen, deshalb steht auf der Seite „Datenschutz“ kein Vermerk.',
  bad: 'Solange hier etwas steht, erscheint auf der Seite „Datenschutz“ kein Vermerk. Was nicht im Verzeichnis steht, sperrt die Inhaltsrichtlinie (CSP) der Seiten ohnehin.',
  list: 'Befunde',
  columns: { what: 'Befund', detail: 'Angabe', pages: 'Seiten' },
  pages: (shown: string[], more: number) => [...shown, ...(more > 0 ? [`und ${more} weitere`] : [])].join(', '),
  everywhere: 'im Verzeichnis',
  register: 'Dienste-Verzeichnis öffnen',
  rules: {
    'foreign-host': 'Lädt von einer fremden Adresse, die im Verzeichnis fehlt',
    'without-consent': 'Lädt von einer fremden Adresse, ohne auf die Einwilligung zu warten',
    'foreign-font': 'Lädt eine Schrift von einer fremden Adresse',
    'foreign-frame': 'Bettet eine fremde Seite ein, ohne zu fragen',
    'foreign-form': 'Formular sendet an eine fremde Adresse',
    cookie: 'Setzt beim Aufruf ein Cookie',
    'storage-key': 'Speicherung, die im Verzeichnis fehlt',
    'own-key': 'Speicherung der Software, die im Verzeichnis fehlt',
    'no-policy': 'Seite ohne Inhaltsrichtlinie (CSP)',
    unreadable: 'Seite konnte nicht gelesen werden',
  },
  panel: {
    title: 'Datenschutz-Selbsttest',
    open: 'Ansehen',
  },
} as const
