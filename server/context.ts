import { createContext } from 'react-router'
import type { ContactForms } from './contact/plain-form.ts'
import type { Config } from './config.ts'
import type { Chat } from './chat/chat.ts'
import type { UnansweredQuestions } from './questions/questions.ts'
import type { Principal } from '#shared/people/people.ts'
import type { Consent } from './consent/consent.ts'
import type { Notice } from './consent/notice.ts'
import type { EditingReads } from './content/editing-reads.ts'
import type { EditorReads } from './content/editor-reads.ts'
import type { Past } from './content/past.ts'
import type { PublicReads } from './content/public-reads.ts'
import type { Search } from './search/open-search.ts'
import type { PeoplePages } from './identity/people-pages.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { SignInPage } from './identity/sign-in-page.ts'
import type { PageViews } from './page-views/page-views.ts'
import type { OperationReads } from './operations/operation-reads.ts'
import type { Media } from './media/media.ts'

/** The seam: the only server file that routes may import. What a page may use of the server. */
export type PageBackend = {
  content: PublicReads
  /** Drafts and everything around them: for the admin area only, after requireRight. */
  editing: EditingReads
  /** Who is signed in; always null on pages that are the same for everybody. */
  principal: Principal | null
  config: Pick<Config, 'publicUrl' | 'contact'>
  contactForms: ContactForms
  inbox: Inbox
  /** For the editor of an item; guard it with requireRight. */
  editor: EditorReads
  /** What was public before. */
  past: Past
  consent: {
    /** What asks for consent; null when it cannot be read: then nothing is asked and nothing loads. */
    notice(): Promise<Notice | null>
    /** For the admin area. */
    totals: Consent['ledger']['totals']
    keepsLedger: Consent['keepsLedger']
  }
  /** Figures of the dashboard. */
  pageViews: Pick<PageViews, 'report'>
  /** Dashboard, trash, audit log and state of the system: for the admin area only, after requireRight. */
  operations: OperationReads
  /** Who answers the chat: the label says so. */
  chat: Pick<Chat, 'kind'>
  search: Pick<Search, 'results'>
  /** Questions that the chat could not answer; guard it with requireRight. */
  unanswered: Pick<UnansweredQuestions, 'groups'>
  /** How people may sign in at the address of this request. */
  signIn(): SignInPage
  /** Accounts; guard what is not a set-up link with requireRight. */
  people: PeoplePages
  now(): Date
  /** Marks the scripts that rendering writes; only those may run (server/http/own-scripts.ts). */
  scriptNonce: string
  /** The media library, for pages of the admin area. */
  media: Pick<Media, 'library' | 'remove'>
  /** Logs an error that a page could not handle. */
  report(error: unknown): void
}

export const backend = createContext<PageBackend>()
