import { createAssistant } from '#server/chat/assistant.ts'
import { openVisitorChat } from '#server/chat/chat.ts'
import { openConsent } from '#server/consent/consent.ts'
import { openSharedLimit } from '#server/http/shared-limit.ts'
import { openPageViews } from '#server/page-views/page-views.ts'
import { openUnansweredQuestions } from '#server/questions/questions.ts'
import { openSearch } from '#server/search/open-search.ts'
import type { BaseFloor } from './base.ts'
import type { ContentFloor } from './content.ts'
import { forAllNodes, type Floor } from './floor.ts'
import type { OperationsFloor } from './operations.ts'

const minuteMs = 60_000

/** What only visitors use: search, chat, consent, and the counting of their visits. */
export async function openVisitorsFloor(
  { common, parts: { connections, renderLimits } }: BaseFloor,
  { parts: { store, filled, pageSwitch } }: ContentFloor,
  { parts: { accessibility, siteSecurity } }: OperationsFloor,
) {
  const { config, database, feed, log, now } = common
  const measured = { accessibility: accessibility.last, siteSecurity: siteSecurity.last, now }
  const search = openSearch(filled, feed, log, pageSwitch, measured)
  const unanswered = openUnansweredQuestions({ database, store, search, now })
  const chat = openVisitorChat({
    webhook: connections.webhook,
    log,
    store: filled,
    assistant: createAssistant({ search, store: filled, now }),
    unanswered,
    inTurn: renderLimits.run,
    now,
  })
  const consent = await openConsent({ database, store: filled, feed, log, now })
  const pageViews = openPageViews(database, now)
  return {
    parts: {
      search,
      unanswered,
      chat,
      chatLimit: openSharedLimit({ database, name: 'chat', limit: config.chat.perMinute, windowMs: minuteMs, now }),
      consent,
      pageViews,
    },
    chores: [...forAllNodes(database, [...consent.chores, unanswered.chore]), ...pageViews.chores],
    async close() {
      search.close()
      consent.stop()
    },
    async finish() {
      await pageViews.write().catch((cause) => log.warn('page views not written', { cause }))
    },
  } satisfies Floor
}
