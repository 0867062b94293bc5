import { backend } from '#server/context.ts'
import { toFaqTopics } from '#shared/faq/faq-topics.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { FaqPage } from '#site/faq/faq-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/faq.ts'
import { readPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, entries] = await Promise.all([readPage(site, 'faq'), site.content.list('faq')])
  const words = (new URL(request.url).searchParams.get(searchParameter) ?? '').trim()
  return { page, topics: toFaqTopics(entries), words }
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
