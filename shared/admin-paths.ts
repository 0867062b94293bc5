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
  media: () => `${admin}/medien`,
  messages: () => `${admin}/nachrichten`,
  message: (id: string) => `${admin}/nachrichten/${encodeURIComponent(id)}`,
  messagesExport: () => '/api/mail/messages.csv',
  questions: () => `${admin}/fragen`,
  consents: () => `${admin}/einwilligungen`,
  users: () => `${admin}/benutzer`,
  audit: () => `${admin}/protokoll`,
  trash: () => `${admin}/papierkorb`,
  exchange: () => `${admin}/austausch`,
  system: () => `${admin}/system`,
} as const
