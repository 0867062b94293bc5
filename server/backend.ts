import type { Chat } from './chat/chat.ts'
import type { UnansweredQuestions } from './chat/unanswered-questions.ts'
import type { Config } from './config.ts'
import type { ChangeFeed } from './content/change-feed.ts'
import type { ContentStore } from './content/store.ts'
import type { Database } from './database/schema.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { Identity } from './identity/identity.ts'
import type { Log } from './log.ts'
import type { Search } from './search/open-search.ts'

/** The opened parts of the server, made once in app.ts and handed to every handler. */
export type Backend = {
  config: Config
  log: Log
  database: Database
  store: ContentStore
  feed: ChangeFeed
  identity: Identity
  search: Search
  chat: Chat
  chatLimit: RateLimit
  unanswered: UnansweredQuestions
  now(): Date
}
