const admin = '/admin'

/**
 * The addresses of the admin area, beside those of the site in paths.ts: visitors load that file, and none of these.
 * Inside the area `neu` stands for an item that does not exist yet.
 */
export const adminPaths = {
  dashboard: () => admin,
  list: (collection: string) => `${admin}/inhalte/${encodeURIComponent(collection)}`,
  item: (collection: string, id: string) => `${adminPaths.list(collection)}/${encodeURIComponent(id)}`,
  newItem: (collection: string) => `${adminPaths.list(collection)}/neu`,
  document: (name: string) => `${admin}/dokumente/${encodeURIComponent(name)}`,
  /** One field of a document. */
  field: (name: string, path: string) => `${adminPaths.document(name)}#feld-${encodeURIComponent(path)}`,
  /** One field of an item. */
  itemField: (collection: string, id: string, path: string) =>
    `${adminPaths.item(collection, id)}#feld-${encodeURIComponent(path)}`,
  calendar: (month = '') => withQuery(`${admin}/kalender`, { monat: month }),
  words: () => `${admin}/texte`,
  media: () => `${admin}/medien`,
  /** One file of the library, opened among those of its name. */
  mediaEntry: (id: string, name: string) => withQuery(`${admin}/medien`, { suche: name, [mediaEntryParameter]: id }),
  messages: (query: Record<string, string> = {}) => withQuery(`${admin}/nachrichten`, query),
  message: (id: string) => `${admin}/nachrichten/${encodeURIComponent(id)}`,
  messagesExport: (query: Record<string, string> = {}) => withQuery('/api/mail/messages.csv', query),
  questions: () => `${admin}/fragen`,
  redirects: () => `${admin}/weiterleitungen`,
  replace: (term = '', replacement = '') =>
    withQuery(`${admin}/suchen-und-ersetzen`, {
      [replaceParameters.term]: term,
      [replaceParameters.replacement]: replacement,
    }),
  legalWatch: () => `${admin}/rechtstexte`,
  consents: () => `${admin}/einwilligungen`,
  users: () => `${admin}/benutzer`,
  person: (id: string) => `${admin}/benutzer#person-${encodeURIComponent(id)}`,
  invite: () => `${admin}/benutzer?einladen=ja`,
  connections: () => `${admin}/verbindungen`,
  audit: () => `${admin}/protokoll`,
  trash: () => `${admin}/papierkorb`,
  exchange: () => `${admin}/austausch`,
  backup: () => `${admin}/sicherung`,
  system: () => `${admin}/system`,
  /** The manual, or one page of it. */
  help: (page = '') => (page ? `${admin}/hilfe/${encodeURIComponent(page)}` : `${admin}/hilfe`),
  setup: (step = '') => withQuery(`${admin}/einrichtung`, { schritt: step }),
  /** The frame without content, from which the admin area starts while there is no connection. */
  offlineShell: () => `${admin}/ohne-verbindung`,
} as const

/** The file that the library opens. */
export const mediaEntryParameter = 'datei'

/** What „Suchen und Ersetzen“ looks for, in its address. */
export const replaceParameters = {
  term: 'begriff',
  replacement: 'ersatz',
  matchCase: 'schreibung',
  wholeWords: 'wort',
  addresses: 'adressen',
} as const

/** Addresses of the API behind it. */
export const replacePaths = {
  all: () => '/api/replacements',
  undo: (id: string) => `/api/replacements/${encodeURIComponent(id)}/undo`,
} as const

/** A step of the set-up, or `all` of it. */
export const setupPaths = {
  mark: (step: string) => `/api/setup/${encodeURIComponent(step)}`,
} as const

/** Address of the API behind „Hilfe“. */
export const helpPaths = {
  seenNews: () => '/api/help/seen-news',
} as const

/** Empty values say nothing and are left out. */
function withQuery(path: string, query: Record<string, string>): string {
  const parameters = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Addresses of the API behind „Verbindungen“. */
export const connectionPaths = {
  mail: () => '/api/connections/mail',
  chat: () => '/api/connections/chat',
  provider: (id: string) => `/api/connections/providers/${encodeURIComponent(id)}`,
  test: (connection: string) => `${connection}/test`,
} as const

/** Addresses of the API behind „Sicherung“. */
export const backupPaths = {
  all: () => '/api/backups',
  work: () => '/api/backups/work',
  preview: (name: string) => `/api/backups/${encodeURIComponent(name)}/preview`,
  archive: (name: string) => `/api/backups/${encodeURIComponent(name)}/archive`,
  restore: (name: string) => `/api/backups/${encodeURIComponent(name)}/restore`,
} as const

/** Addresses of the library; apart from the site's, which every visitor loads. */
export const mediaPaths = {
  uploads: () => '/api/storage/uploads',
  upload: (id: string) => `/api/storage/uploads/${encodeURIComponent(id)}`,
  apiList: () => '/api/media',
  apiEntry: (id: string) => `/api/media/${encodeURIComponent(id)}`,
  apiReshape: (id: string) => `/api/media/${encodeURIComponent(id)}/reshape`,
  apiBulk: () => '/api/media-bulk',
  apiFetch: () => '/api/media-fetch',
} as const
