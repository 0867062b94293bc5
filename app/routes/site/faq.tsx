import { backend } from '#server/context.ts'
import { faqFields } from '#shared/content/faq.ts'
import { paths } from '#shared/paths.ts'
import { FaqPage } from '#ui/faq/faq-page.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { Route } from './+types/faq.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, entries] = await Promise.all([readPage(site, 'faq'), site.content.list('faq')])
  const topics = Object.entries(faqFields.topic.options).map(([topic, title]) => ({
    id: `thema-${topic}`,
    title,
    questions: entries
      .filter((entry) => entry.topic === topic)
      .map(({ id, question, answer }) => ({ id, question, answer })),
  }))
  return { page, topics: topics.filter(({ questions }) => questions.length > 0) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, topics } = loaderData
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.faq(),
    structuredData: {
      '@type': 'FAQPage',
      mainEntity: topics.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  })
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
