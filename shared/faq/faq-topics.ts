import { faqFields, type FaqEntry } from '#shared/content/faq.ts'
import { textOf } from '#shared/text/html-text.ts'
import type { Question } from '#shared/blocks/teasers.ts'

/** The text is what is searched. */
export type FaqTopic = { id: string; title: string; questions: (Question & { text: string })[] }

/** The questions by topic, in the order of the topics; those without a question are left out. */
export function toFaqTopics(entries: FaqEntry[]): FaqTopic[] {
  return Object.entries(faqFields.topic.options)
    .map(([topic, title]) => ({
      id: `thema-${topic}`,
      title,
      questions: entries
        .filter((entry) => entry.topic === topic)
        .map(({ id, question, answer }) => ({ id, question, answer, text: textOf(answer) })),
    }))
    .filter(({ questions }) => questions.length > 0)
}
