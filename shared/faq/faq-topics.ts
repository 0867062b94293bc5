import { faqFields, type FaqEntry } from '#shared/content/faq.ts'
import type { Question } from '#shared/blocks/teasers.ts'

export type FaqTopic = { id: string; title: string; questions: Question[] }

/** The questions by topic, in the order of the topics; those without a question are left out. For the server. */
export function toFaqTopics(entries: FaqEntry[]): FaqTopic[] {
  return Object.entries(faqFields.topic.options)
    .map(([topic, title]) => ({
      id: `thema-${topic}`,
      title,
      questions: entries
        .filter((entry) => entry.topic === topic)
        .map(({ id, question, answer }) => ({ id, question, answer })),
    }))
    .filter(({ questions }) => questions.length > 0)
}
