const admin = '/admin'

/**
 * The addresses of the admin area, beside those of the site in site-paths.ts: visitors load that file, and none of these.
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
  /** The site as of a moment, compared with an earlier one. */
  travel: ({ at = '', since = '' } = {}) =>
    withQuery(`${admin}/zeitreise`, { [travelParameters.at]: at, [travelParameters.since]: since }),
  /** The versions of a legal text, one shown and perhaps compared with another. */
  legalArchive: (name: string, query: Record<string, string> = {}) =>
    withQuery(`${admin}/zeitreise/rechtstexte/${encodeURIComponent(name)}`, query),
  legalWatch: () => `${admin}/rechtstexte`,
  personalData: (periods: Record<string, string> = {}) => withQuery(`${admin}/auskunft`, periods),
  status: () => `${admin}/status`,
  subscribers: () => `${admin}/abonnenten`,
  selfTest: () => `${admin}/selbsttest`,
  accessibility: () => `${admin}/barrierefreiheit`,
  siteSecurity: () => `${admin}/sicherheit`,
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

/** What „Zeitreise“ shows, in its address: a moment, and one to compare it with. */
export const travelParameters = { at: 'am', since: 'seit' } as const

/** What the archive of a legal text shows: a version, one to compare it with, or the day of one. */
export const legalArchiveParameters = { shown: 'fassung', against: 'gegen', day: 'tag' } as const

/** Addresses of the API behind „Zeitreise“. */
export const travelPaths = {
  links: () => '/api/travel/links',
  link: (id: string) => `/api/travel/links/${encodeURIComponent(id)}`,
  differences: (collection: string, id: string, span: { since: string; at: string }) =>
    withQuery(`/api/travel/differences/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`, span),
} as const

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

/** Address of the API behind „Barrierefreiheit messen“. */
export const accessibilityPath = '/api/accessibility-checks'

/** Address of the API behind „Sicherheits-Visitenkarte“. */
export const siteSecurityPath = '/api/site-security'

/** Address of the API behind „Datenschutz-Selbsttest“. */
export const selfTestPath = '/api/self-test'

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
  openUpload: (id: string) => `/api/open-uploads/${encodeURIComponent(id)}`,
  apiList: () => '/api/media',
  apiEntry: (id: string) => `/api/media/${encodeURIComponent(id)}`,
  /** Of a file in the trash: visitors get it no more. */
  apiFile: (address: string) => `/api${address}`,
  apiReshape: (id: string) => `/api/media/${encodeURIComponent(id)}/reshape`,
  apiBulk: () => '/api/media-bulk',
  apiFetch: () => '/api/media-fetch',
} as const
