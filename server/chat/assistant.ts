import { assistantWords } from '#shared/messages/assistant.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { openState, openStateWords } from '#shared/company/opening-hours.ts'
import { specialDays } from '#shared/company/special-days.ts'
import { specialDaysText } from '#shared/company/special-days-text.ts'
import { readWords } from '#server/content/read-words.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Entry, Passage } from '#server/search/entry.ts'
import type { Search } from '#server/search/open-search.ts'
import type { Hit } from '#server/search/search.ts'
import { composeAnswer, composeChoice, type AssistantWords } from './compose-answer.ts'
import { isVague } from './vague-question.ts'
import { directAnswer } from './direct-question.ts'
import { asksForPerson, smallTalk } from './small-talk.ts'

export type Assistant = ReturnType<typeof createAssistant>
/** What was said, and on what it rests: `unsure` means that the site holds no answer. */
export type Reply = { kind: 'answer' | 'choice' | 'unsure' | 'talk'; message: string; sources: string[] }

/** How sure we must be to answer, and to ask whether this was meant: most of the question, or half of it said clearly. */
const isSure = ({ coverage, strength }: Hit) =>
  (coverage >= 0.9 && strength >= 0.25) ||
  (coverage >= 0.6 && strength >= 0.36) ||
  (coverage >= 0.5 && strength >= 0.55)
const mayBeMeant = ({ coverage, strength }: Hit) =>
  (coverage >= 0.5 && strength >= 0.36) || (coverage >= 0.38 && strength >= 0.55)
/** Others that come this close to the best are named as well. */
const relatedFrom = 0.7

type Parts = { search: Search; store: PublishedReads; now: () => Date }

/** Answers from what the site has published, and only from that: nothing is made up. */
export function createAssistant({ search, store, now }: Parts) {
  async function answerDirectly(words: AssistantWords, id: string): Promise<Reply | undefined> {
    const entry = await search.entry(id)
    const passage = entry?.passages[0]
    if (!entry || !passage) return undefined
    return answer(words, entry.id === 'company/hours' ? await withOpenState(passage) : passage, [])
  }

  async function withOpenState(passage: Passage): Promise<Passage> {
    const open = await readOpenState()
    if (!open) return passage
    const { said, special, words } = open
    return { ...passage, text: [`${said}.`, passage.text, ...specialDaysText(special, words)].join('\n') }
  }

  async function readOpenState() {
    const company = await store.document('companyProfile')
    if (!company) return undefined
    const words = await readWords(store, openingHoursWords)
    const special = specialDays(company, now())
    const state = openState(company.openingHours, now(), special)
    return { said: openStateWords(state, words), answersLater: !state.open && state.next !== undefined, special, words }
  }

  /** While nobody is there, an answer is promised for when somebody is. */
  async function personWords(words: AssistantWords, phone: string): Promise<string> {
    const open = await readOpenState()
    const later = open?.answersLater ? [words.personLater({ state: open.said })] : []
    return [words.person({ phone }), ...later].join(' ')
  }

  return {
    async reply(message: string): Promise<Reply> {
      const words = await readWords(store, assistantWords)
      const talk = smallTalk(message)
      if (talk) return { kind: 'talk', message: words.smallTalk[talk], sources: [] }
      const company = await store.document('companyProfile')
      if (asksForPerson(message))
        return { kind: 'talk', message: await personWords(words, company?.phone ?? ''), sources: ['company/phone'] }
      const direct = directAnswer(message, company?.name ?? '')
      const directly = direct && (await answerDirectly(words, direct))
      if (directly) return directly

      const hits = await search.find(message, 3)
      const [best, ...others] = hits
      if (hits.length > 0 && isVague(message)) return askBack(words, hits)
      if (!best || !isSure(best)) {
        const choices = hits.filter(mayBeMeant)
        return choices.length > 0 ? askBack(words, choices) : { kind: 'unsure', message: words.unsure, sources: [] }
      }
      const related = others.filter((hit) => isSure(hit) && hit.score >= best.score * relatedFrom)
      const passage = best.entry.id === 'company/hours' ? await withOpenState(best.passage) : best.passage
      return answer(
        words,
        passage,
        related.map(({ entry }) => entry),
        message,
      )
    },
  }
}

function answer(words: AssistantWords, passage: Passage, related: Entry[], asked = ''): Reply {
  return {
    kind: 'answer',
    message: composeAnswer(words, passage, related, asked),
    sources: [passage.entry, ...related].map(({ id }) => id),
  }
}

function askBack(words: AssistantWords, hits: Hit[]): Reply {
  const entries = hits.map(({ entry }) => entry)
  return { kind: 'choice', message: composeChoice(words, entries), sources: entries.map(({ id }) => id) }
}
