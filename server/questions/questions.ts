import { randomUUID } from 'node:crypto'
import type { QuestionGroup, QuestionOrigin } from '#shared/questions/questions.ts'
import { chunks } from '../database/chunks.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { readSiteOptions } from '../content/site-options.ts'
import type { ContentStore } from '../content/store.ts'
import type { Database } from '../database/schema.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Search } from '../search/open-search.ts'
import { fold, wordsOf } from '../search/words.ts'
import { groupByMeaning, type AskedQuestion } from './group-by-meaning.ts'
import { suggestAnswer } from './suggest-answer.ts'
import { maskPersonal } from './mask.ts'

export type UnansweredQuestions = ReturnType<typeof openUnansweredQuestions>

type Parts = { database: Database; store: ContentStore; search: Pick<Search, 'find'>; now: () => Date }

const longestQuestion = 300
/** More is nothing that a person would read; the oldest go first. */
const mostQuestions = 5_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Questions that the site could not answer: their text only, masked, for as long as the owner says (J30). */
export function openUnansweredQuestions({ database, store, search, now }: Parts) {
  const { query } = database

  async function meanings() {
    const rows = await query
      .selectFrom('chat_questions')
      .select(['group_key as key', 'question', 'asked_at as askedAt', 'origin'])
      .orderBy('asked_at', 'desc')
      .limit(mostQuestions)
      .execute()
    return groupByMeaning(rows satisfies AskedQuestion[])
  }

  async function groupOf(key: string) {
    return (await meanings()).find(({ keys }) => keys.has(key))
  }

  /** All that mean the same. Nothing is noted where the question became something else that is. */
  async function discard(key: string, by?: string): Promise<void> {
    const group = await groupOf(key)
    if (!group) return
    await inWriteTransaction(database, async (transaction) => {
      for (const keys of chunks([...group.keys]))
        await transaction.deleteFrom('chat_questions').where('group_key', 'in', keys).execute()
      if (by === undefined) return
      const entry = { by, action: 'question.discard', subject: group.question } as const
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
    async record(message: string, origin: QuestionOrigin = 'chat'): Promise<void> {
      const question = maskPersonal(message.replaceAll(/\s+/g, ' ').trim()).slice(0, longestQuestion)
      const row = { id: randomUUID(), group_key: groupKey(question), question, asked_at: now().toISOString(), origin }
      await inWriteTransaction(database, async (transaction) => {
        await transaction.insertInto('chat_questions').values(row).execute()
      })
    },

    /** Questions that mean the same are one, the most frequent first. */
    async groups(): Promise<QuestionGroup[]> {
      return (await meanings()).map(({ key, question, count, lastAskedAt, origins }) => ({
        key,
        question,
        count,
        lastAskedAt,
        origins,
      }))
    },

    discard,

    /**
     * Makes a draft for the FAQ out of a group, with what the site says that comes closest, and takes the group off the
     * list; undefined when it is gone already.
     */
    async toFaqDraft(key: string, by: string): Promise<string | undefined> {
      const group = await groupOf(key)
      if (!group) return undefined
      const values = { question: group.question, answer: await suggestAnswer(search, group.question) }
      const draft = await store.create('faq', { values, draft: true }, { by })
      await discard(key)
      return draft.item.id
    },

    expire,
    chore: { name: 'forget unanswered questions', everyMs: hourMs, work: expire },
  }
}

function groupKey(question: string): string {
  const terms = new Set(wordsOf(question).map(({ term }) => term))
  return terms.size > 0 ? [...terms].toSorted().join(' ') : fold(question)
}
