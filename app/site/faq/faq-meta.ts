import type { FAQPage } from 'schema-dts'
import type { FaqTopic } from '#shared/faq/faq-topics.ts'

/** Questions and answers for search engines; links in answers are absolute already. */
export function faqData(topics: readonly Pick<FaqTopic, 'questions'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    ),
  }
}
