import type { Chat } from './chat/chat.ts'
import type { UnansweredQuestions } from './questions/questions.ts'
import type { Config } from './config.ts'
import type { Contact } from './contact/contact.ts'
import type { Consent } from './consent/consent.ts'
import type { ChangeFeed } from './content/change-feed.ts'
import type { EditingReads } from './content/editing-reads.ts'
import type { Snapshots } from './content/snapshots.ts'
import type { Past } from './content/past.ts'
import type { Presence } from './content/presence.ts'
import type { PreviewLinks } from './content/preview-links.ts'
import type { ContentStore } from './content/store.ts'
import type { Trash } from './content/trash.ts'
import type { Database } from './database/schema.ts'
import type { Exchange } from './exchange/exchange.ts'
import type { Identity } from './identity/identity.ts'
import type { Log } from './log.ts'
import type { OperationReads } from './operations/operation-reads.ts'
import type { Readiness } from './operations/readiness.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { Search } from './search/open-search.ts'
import type { Mail } from './inbox/mail.ts'
import type { PageViews } from './page-views/page-views.ts'
import type { Media } from './media/media.ts'

/** The opened parts of the server, made once in app.ts and handed to every handler. */
export type Backend = {
  config: Config
  log: Log
  database: Database
  store: ContentStore
  editing: EditingReads
  trash: Trash
  snapshots: Snapshots
  feed: ChangeFeed
  identity: Identity
  consent: Consent
  pageViews: PageViews
  search: Search
  chat: Chat
  chatLimit: RateLimit
  unanswered: UnansweredQuestions
  previewLinks: PreviewLinks
  presence: Presence
  past: Past
  exchange: Exchange
  operations: OperationReads
  readiness: Readiness
  mail: Mail
  contact: Contact
  media: Media
  now(): Date
}
