import { monthsBefore } from '#shared/consent/consent.ts'
import { addMonths } from '#shared/inbox/inbox.ts'
import type { RetentionKind, RetentionLine, TriedPeriods } from '#shared/personal-data/personal-data.ts'
import { proofsKeptMonths, unconfirmedKeptDays } from '#shared/status/subscribers.ts'
import type { SiteOptions } from '#shared/content/site-options.ts'
import type { Database } from '#server/database/schema.ts'

type Rule = {
  kind: RetentionKind
  period: (options: SiteOptions['retention']) => number
  unit: RetentionLine['unit']
  chosen: boolean
  table:
    | 'messages'
    | 'chat_questions'
    | 'consents'
    | 'audit_log'
    | 'erasures'
    | 'status_subscribers'
    | 'subscription_proofs'
  /** From when its period runs. */
  time: 'closed_at' | 'asked_at' | 'at' | 'ended_at'
  /** Counts only where this is not filled in. */
  unless?: 'confirmed_at'
  limit: (now: Date, period: number) => Date
}

const dayMs = 86_400_000
/** As long as somebody may still ask whether it was done (§§ 195, 199 BGB). */
export const erasuresKeptMonths = 36
const soonDays = 30
const monthsAgo = (now: Date, months: number) => addMonths(now, -months)
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** The same limits as those by which the chores delete: server/inbox, questions, consent, content, status and personal-data. */
const rules: readonly Rule[] = [
  {
    kind: 'archivedMessages',
    period: ({ archivedMessagesMonths }) => archivedMessagesMonths,
    unit: 'months',
    chosen: true,
    table: 'messages',
    time: 'closed_at',
    limit: monthsAgo,
  },
  {
    kind: 'unansweredQuestions',
    period: ({ unansweredQuestionsDays }) => unansweredQuestionsDays,
    unit: 'days',
    chosen: true,
    table: 'chat_questions',
    time: 'asked_at',
    limit: daysAgo,
  },
  {
    kind: 'consents',
    period: ({ consentMonths }) => consentMonths,
    unit: 'months',
    chosen: true,
    table: 'consents',
    time: 'at',
    limit: monthsBefore,
  },
  {
    kind: 'audit',
    period: ({ auditMonths }) => auditMonths,
    unit: 'months',
    chosen: true,
    table: 'audit_log',
    time: 'at',
    limit: monthsAgo,
  },
  {
    kind: 'erasures',
    period: () => erasuresKeptMonths,
    unit: 'months',
    chosen: false,
    table: 'erasures',
    time: 'at',
    limit: monthsAgo,
  },
  {
    kind: 'unconfirmedSubscribers',
    period: () => unconfirmedKeptDays,
    unit: 'days',
    chosen: false,
    table: 'status_subscribers',
    time: 'asked_at',
    unless: 'confirmed_at',
    limit: daysAgo,
  },
  {
    kind: 'subscriptionProofs',
    period: () => proofsKeptMonths,
    unit: 'months',
    chosen: false,
    table: 'subscription_proofs',
    time: 'ended_at',
    limit: monthsAgo,
  },
]

/** What each period deletes now and within thirty days; periods that are only tried change nothing. */
export function previewRetention(
  { query }: Database,
  retention: SiteOptions['retention'],
  tried: TriedPeriods,
  now: Date,
): Promise<RetentionLine[]> {
  return Promise.all(
    rules.map(async ({ kind, period: set, unit, chosen, table, time, unless, limit }) => {
      const period = (chosen ? tried[kind] : undefined) ?? set(retention)
      const rows = () => {
        const all = query.selectFrom(table as 'messages').where(time as 'closed_at', 'is not', null)
        return unless ? all.where(unless as 'closed_at', 'is', null) : all
      }
      const count = async (before?: Date) => {
        const counted = before ? rows().where(time as 'closed_at', '<', before.toISOString()) : rows()
        const { total } = await counted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
        return Number(total)
      }
      const oldest = await rows()
        .select(({ fn }) => fn.min(time as 'closed_at').as('oldest'))
        .executeTakeFirst()
      const soon = new Date(now.getTime() + soonDays * dayMs)
      return {
        kind,
        period,
        unit,
        chosen,
        kept: await count(),
        oldest: oldest?.oldest ?? null,
        due: await count(limit(now, period)),
        soon: await count(limit(soon, period)),
      }
    }),
  )
}
