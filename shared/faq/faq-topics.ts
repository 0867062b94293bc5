import type { FaqEntry } from '#shared/content/faq.ts'
import { textOf } from '#shared/text/html-text.ts'
import type { Question } from '#shared/blocks/teasers.ts'

/** The text is what is searched. */
export type FaqTopic = { id: string; title: string; questions: (Question & { text: string })[] }

/** The questions by topic, in the order of the topics; those whose topic is gone come last, under a title of their own. */
export function toFaqTopics(
  entries: FaqEntry[],
  topics: readonly { id: string; title: string }[],
  otherTitle: string,
): FaqTopic[] {
  const known = new Set(topics.map(({ id }) => id))
  const withQuestions = (id: string, title: string, isMeant: (entry: FaqEntry) => boolean) => ({
    id: `thema-${id}`,
    title,
    questions: entries
      .filter(isMeant)
      .map(({ id: entry, question, answer }) => ({ id: entry, question, answer, text: textOf(answer) })),
  })
  return [
    ...topics.map(({ id, title }) => withQuestions(id, title, ({ topic }) => topic === id)),
    withQuestions('weitere', otherTitle, ({ topic }) => !known.has(topic)),
  ].filter(({ questions }) => questions.length > 0)
}
