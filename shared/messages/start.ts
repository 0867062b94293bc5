// What the process says while it starts and stops, to whoever sits at its terminal.

type StartWords = {
  open(origin: string): string
  firstAdministrator(link: string): string
  made: string
  updated(migrations: string): string
  seeded(areas: number): string
  stopping: string
}

const english: StartWords = {
  open: (origin) => `Schaufenster is open: ${origin}`,
  firstAdministrator: (link) => `Create the first administrator: ${link}`,
  made: 'A new site is made, with its database and default content',
  updated: (migrations) => `Database updated (${migrations})`,
  seeded: (areas) => `Default content written: ${areas} areas`,
  stopping: 'Stopping: finishing open requests …',
}

const german: StartWords = {
  open: (origin) => `Schaufenster ist geöffnet: ${origin}`,
  firstAdministrator: (link) => `Erstes Konto der Administration anlegen: ${link}`,
  made: 'Neue Website angelegt, mit Datenbank und Standardinhalten',
  updated: (migrations) => `Datenbank aktualisiert (${migrations})`,
  seeded: (areas) => `Standardinhalte angelegt: ${areas} Bereiche`,
  stopping: 'Wird beendet: Offene Anfragen werden noch beantwortet …',
}

/** German where the terminal is, as programs decide it; scripts that read along set another locale, or none. */
export function startWords(environment: Record<string, string | undefined>): StartWords {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return /^de(_|$)/.test(LC_ALL || LC_MESSAGES || LANG || '') ? german : english
}
