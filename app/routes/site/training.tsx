import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { isUnknownFilter, readTrainingFilter, toChoices, toTrainingOffer } from '#shared/training/training-offers.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { trainingData } from '#site/training/training-meta.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import type { Route } from './+types/training.ts'
import { pageNotFound, readShownPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const [{ blocks, ...page }, trainings, formats, levels] = await Promise.all([
    readShownPage(site, 'training'),
    content.list('trainings'),
    content.list('trainingFormats'),
    content.list('trainingLevels'),
  ])
  const { searchParams } = new URL(request.url)
  const choices = { formats: toChoices(formats), levels: toChoices(levels) }
  const trainingList = {
    trainings: trainings.map((training) => toTrainingOffer(training, { formats, levels })),
    choices,
    filter: readTrainingFilter(searchParams, choices),
  }
  if (isUnknownFilter(searchParams, trainingList.filter)) throw await pageNotFound(site)
  return { page, blocks: await readBlocks(site, { page: 'training', blocks, own: { trainingList } }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, blocks } = loaderData
  const site = siteOf(matches)
  const list = blocks.find((block) => block.kind === 'trainingList')?.data
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.training(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: site && list ? [trainingData(list.trainings, list.choices.formats, site)] : [],
  })
}

export default function Training({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return <BlockPage id="training" page={page} blocks={blocks} />
}
