import type { Config } from './config.ts'
import type { ChangeFeed } from './content/change-feed.ts'
import type { ContentStore } from './content/store.ts'
import type { Database } from './database/schema.ts'
import type { Identity } from './identity/identity.ts'
import type { Log } from './log.ts'
import type { Media } from './media/media.ts'

/** The opened parts of the server, made once in app.ts and handed to every handler. */
export type Backend = {
  config: Config
  log: Log
  database: Database
  store: ContentStore
  feed: ChangeFeed
  identity: Identity
  media: Media
  now(): Date
}
