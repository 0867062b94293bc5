import type { Values } from '#shared/editing/values.ts'
import type { ListChoice } from '#shared/lists/admin-list.ts'
import type { Principal } from '#shared/people/people.ts'
import type { SearchWish } from '#shared/replace/replace.ts'
import type { Backend } from '#server/backend.ts'
import type { Notice } from '#server/consent/notice.ts'
import { createContactForms } from '#server/contact/plain-form.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { readAllWords } from '#server/content/read-words.ts'
import { createPeoplePages } from '#server/people/people-pages.ts'
import { describeSignInPage } from '#server/sign-in/sign-in-page.ts'
import type { TravelShown } from '#shared/travel/moment.ts'
import { previewPage } from './preview.ts'
import { partsAt } from './travelled-parts.ts'

export type PageBackend = ReturnType<ReturnType<typeof createPageBackends>>

/** What rendering one page brings along. */
type Asked = {
  request: Request
  /** Who is signed in; always null on pages that are the same for everybody. */
  principal: Principal | null
  content: PublicReads
  /** What asks for consent; null when it cannot be read: then nothing is asked and nothing loads. */
  notice(): Promise<Notice | null>
  /** Under which the log knows this render, should it fail. */
  reference: string
  /** Logs an error that a page could not handle. */
  report(error: unknown): void
  /** Where the page is one of another moment. */
  travel?: TravelShown | undefined
  /** Of the draft that is shown in place of what is published. */
  draftVersion: string | null
}

/**
 * What pages get of the server, by the right it takes: the one place that says so. Whoever loads a page without a right
 * holds nothing that visitors must not see; server/context.ts keeps the rest behind requireRight.
 */
export function createPageBackends(backend: Backend) {
  const { config, chat, connections, consent, editing, editor, identity, log, mail, media, now, operations, past } =
    backend
  const { search } = backend
  const people = createPeoplePages(identity)
  const contactForms = createContactForms(backend.contact, backend.log, backend.store)

  /** One collection or document with its drafts. */
  const areaReads = (name: string) => ({
    name,
    list: (choice: ListChoice, limit: number) => editing.part(name, choice, limit),
    facets: () => editing.facets(name),
    item: (id: string) => editor.item(name, id),
    blank: () => editor.blank(name),
    targets: (item: { id: string; values: Values }) => editor.targets(name, item),
    locked: () => editor.locked(name),
  })

  return function pageBackend(asked: Asked) {
    const { request, principal, content, notice, reference, report, travel, draftVersion } = asked
    const today = {
      content,
      principal,
      config: { publicUrl: config.publicUrl, contact: config.contact },
      contactForms,
      /** What the site says by itself. */
      words: () => readAllWords(content),
      /** What was public before. */
      past,
      consent: { notice },
      /** Who answers the chat: the label says so. */
      chat: { kind: chat.kind },
      search: {
        results: search.results,
        /** What was looked for in vain; collecting it must never cost a visitor the page. */
        missed: (words: string) =>
          backend.unanswered.record(words, 'search').catch((cause) => log.warn('search not recorded', { cause })),
      },
      /** When the site last found that its pages connect to nobody else; undefined while that is not so. */
      sealedAt: backend.selfTest.sealedAt,
      /** What was last measured of the accessibility of pages. */
      measured: backend.accessibility.last,
      /** What the site measured of its own security, and to whom one reports a weakness. */
      siteSecurity: { last: backend.siteSecurity.last, readReportKey: backend.siteSecurity.readReportKey },
      /** Status messages by mail: whether there are any, and what the holder of a mail may see of their own. */
      statusMail: { offered: backend.subscribers.offered, find: backend.subscribers.find },
      /** Addresses of pages that are switched off. */
      offPaths: backend.pageSwitch.offPaths,
      previewPage: (token: string) => previewPage(token, backend),
      /** How people may sign in at the address of this request. */
      signIn: () => {
        const settings = { ...config, oidcProviders: connections.providers(), resetByMail: identity.links.possible() }
        return describeSignInPage(settings, request)
      },
      /** What a set-up link leads to. */
      setUp: people.setUp,
      now,
      draftVersion,
      reference,
      report,
      /** The moment of which the page is, unless that is now. */
      travel: travel ?? null,
    }
    const measured = backend.accessibility.last
    const everybody: typeof today = travel
      ? { ...today, ...partsAt({ at: travel.at, content, past, measured }) }
      : today
    const writers = (by: Principal) => ({
      ...everybody,
      principal: by,
      editing: { counts: editing.counts },
      /** Whether the site moves and therefore takes no changes. */
      moving: () => backend.moveLock.state() ?? null,
      /** How they have arranged the admin area for themselves. */
      preferences: () => backend.preferences.of(by.id),
      /** Up to which version they have read what is new. */
      seenNews: () => backend.seenNews.of(by.id),
      operations: {
        dashboard: () => operations.dashboard(by.role),
        calendar: (days: { from: string; to: string }) => operations.calendar(by.role, days),
      },
    })
    const editors = (by: Principal) => ({
      ...writers(by),
      operations: { ...writers(by).operations, trash: () => operations.trash(by.role) },
      pageViews: { report: backend.pageViews.report },
      media: { list: media.library.list, entriesPerPage: media.library.entriesPerPage },
      redirects: { list: backend.redirects.list },
      missingPages: { list: backend.missingPages.list },
      replacements: {
        preview: (wish: SearchWish) => backend.replacements.preview(wish, by),
        past: backend.replacements.past,
      },
      /** Questions that the chat could not answer. */
      unanswered: { groups: backend.unanswered.groups },
      travels: {
        moment: backend.travel.moment,
        knownSince: backend.travel.knownSince,
        stops: (at: string) => backend.travel.stops(by, at),
        changes: (span: { since: string; at: string }) => backend.travel.changes(by, span),
        links: backend.travel.links.list,
      },
    })
    const { list, get, counts, summary, entries, readers, labels, templates } = mail.inbox
    const inbox = { list, get, counts, summary, entries, readers, labels, templates }
    return {
      everybody,
      /** By the right that opens it. */
      guarded: {
        'own-account': (by: Principal) => ({
          ...everybody,
          principal: by,
          ownAccount: () => people.ownAccount(request),
        }),
        'write-drafts': writers,
        'edit-content': editors,
        'read-inbox': (by: Principal) => ({
          ...writers(by),
          inbox,
          subscribers: { list: backend.subscribers.list },
        }),
        administrate(by: Principal) {
          const { audit, system, snapshots, backup } = operations
          const { ledger, keepsLedger } = consent
          return {
            ...editors(by),
            inbox,
            operations: {
              ...editors(by).operations,
              audit,
              system,
              snapshots,
              backup,
              days: backend.metrics.days.read,
            },
            openUploads: backend.openUploads,
            backups: { list: backend.backups.list, work: backend.backups.work },
            consentLedger: { totals: ledger.totals, keepsLedger },
            people: people.people,
            connections: { shown: connections.shown },
            personalData: { protocol: backend.personalData.protocol, retention: backend.personalData.retention },
            selfTest: { last: backend.selfTest.last },
            security: { overview: backend.siteSecurity.overview },
            accessibility: { last: backend.accessibility.last, paths: backend.accessibility.paths },
            legalWatch: { findings: backend.legalWatch.findings },
            setup: { overview: () => backend.setup.overview(by), card: () => backend.setup.card(by) },
          }
        },
      },
      /** Drafts, by the right of their own collection or document. */
      areas: {
        collection(name: string) {
          const summary = editing.collection(name)
          return summary && { right: summary.right, open: () => ({ ...areaReads(name), summary }) }
        },
        document(name: string) {
          const label = editor.documentLabel(name)
          if (label === undefined) return undefined
          return { right: 'administrate' as const, open: () => ({ ...areaReads(name), label }) }
        },
      },
    }
  }
}
