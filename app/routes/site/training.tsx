import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toQuestion, toVoice } from '#shared/blocks/teasers.ts'
import { readTrainingFilter, toChoices, toTrainingOffer } from '#shared/training/training-offers.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { TrainingPage } from '#site/training/training-page.tsx'
import type { Route } from './+types/training.ts'
import { readPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const [page, trainings, services, voices, questions] = await Promise.all([
    readPage(site, 'training'),
    content.list('trainings'),
    content.list('services'),
    content.section(content.list('testimonials')),
    content.list('faq'),
  ])
  const options = { format: content.choices('trainings', 'format'), level: content.choices('trainings', 'level') }
  const choices = { formats: toChoices(options.format), levels: toChoices(options.level) }
  const service = services.find(({ ownPage }) => ownPage === paths.training())
  const voice = voices?.find((entry) => entry.service === service?.id)
  return {
    page,
    trainings: trainings.map((training) => toTrainingOffer(training, options)),
    choices,
    filter: readTrainingFilter(new URL(request.url).searchParams, choices),
    voice: voices ? voice && toVoice(voice) : null,
    questions: questions.filter(({ topic }) => topic === 'training').map(toQuestion),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.training() })
}

export default function Training({ loaderData }: Route.ComponentProps) {
  return <TrainingPage {...loaderData} />
}
