import { randomUUID } from 'node:crypto'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { readSiteOptions } from '../consent/site-options.ts'
import type { ContentStore } from '../content/store.ts'
import type { Database } from '../database/schema.ts'
import { writeAudit } from '../identity/audit.ts'
import { fold, wordsOf } from '../search/words.ts'
import { maskPersonal } from '../chat/mask.ts'

export type UnansweredQuestions = ReturnType<typeof openUnansweredQuestions>

const longestQuestion = 300
/** More is nothing that a person would read; the oldest go first. */
const mostQuestions = 5_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Questions that the site could not answer: their text only, masked, for as long as the owner says (J30). */
export function openUnansweredQuestions(database: Database, store: ContentStore, now: () => Date) {
  const { query } = database

  /** Nothing is noted where the question became something else that is. */
  async function discard(key: string, by?: string): Promise<void> {
    await inWriteTransaction(database, async (transaction) => {
      const asked = await newestOf(transaction, key)
      await transaction.deleteFrom('chat_questions').where('group_key', '=', key).execute()
      if (!asked || by === undefined) return
      const entry = { by, action: 'question.discard', subject: asked.question } as const
      await writeAudit(transaction, entry, now().toISOString())
    })
  }

  /** Forgets what is older than the owner keeps it. */
  async function expire(): Promise<void> {
    const { retention } = await readSiteOptions(store)
    const days = retention.unansweredQuestionsDays
    const oldest = new Date(now().getTime() - days * dayMs).toISOString()
    const surplus = await query
      .selectFrom('chat_questions')
      .select('asked_at')
      .orderBy('asked_at', 'desc')
      .offset(mostQuestions)
      .limit(1)
      .executeTakeFirst()
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('chat_questions').where('asked_at', '<', oldest).execute()
      if (surplus) await transaction.deleteFrom('chat_questions').where('asked_at', '<=', surplus.asked_at).execute()
    })
  }

  return {
    async record(message: string): Promise<void> {
      const question = maskPersonal(message.replaceAll(/\s+/g, ' ').trim()).slice(0, longestQuestion)
      await inWriteTransaction(database, async (transaction) => {
        await transaction
          .insertInto('chat_questions')
          .values({ id: randomUUID(), group_key: groupKey(question), question, asked_at: now().toISOString() })
          .execute()
      })
    },

    /** Questions with the same words are one, the most frequent first. */
    async groups(): Promise<QuestionGroup[]> {
      const rows = await query
        .selectFrom('chat_questions')
        .selectAll()
        .orderBy('asked_at', 'desc')
        .limit(mostQuestions)
        .execute()
      const groups = new Map<string, QuestionGroup>()
      for (const { group_key: key, question, asked_at: askedAt } of rows) {
        const group = groups.get(key)
        if (group) group.count += 1
        else groups.set(key, { key, question, count: 1, lastAskedAt: askedAt })
      }
      return [...groups.values()].toSorted((a, b) => b.count - a.count)
    },

    discard,

    /** Makes a draft for the FAQ out of a group and takes it off the list; undefined when it is gone already. */
    async toFaqDraft(key: string, by: string): Promise<string | undefined> {
      const newest = await newestOf(query, key)
      if (!newest) return undefined
      const draft = await store.create('faq', { values: { question: newest.question }, draft: true }, { by })
      await discard(key)
      return draft.item.id
    },

    expire,
    chore: { name: 'forget unanswered questions', everyMs: hourMs, work: expire },
  }
}

function newestOf(query: Database['query'], key: string) {
  return query
    .selectFrom('chat_questions')
    .select('question')
    .where('group_key', '=', key)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
}

function groupKey(question: string): string {
  const terms = new Set(wordsOf(question).map(({ term }) => term))
  return terms.size > 0 ? [...terms].toSorted().join(' ') : fold(question)
}
