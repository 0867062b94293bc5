import { paths } from '#shared/addresses/site-paths.ts'
import { isUnknownFilter, readTrainingFilter, toChoices, toTrainingOffer } from '#shared/training/training-offers.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { trainingData } from '#site/training/training-meta.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { TrainingListData } from '#blocks/training-list/block.tsx'
import { dataOfBlock, readBlocks } from '#blocks/read-blocks.ts'
import { pageNotFound, readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const trainingRoute = defineRoute('training', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, url }: Asked) {
  const { content } = backend
  const [{ blocks, ...page }, trainings, formats, levels] = await Promise.all([
    readShownPage(backend, 'training'),
    content.list('trainings'),
    content.list('trainingFormats'),
    content.list('trainingLevels'),
  ])
  const choices = { formats: toChoices(formats), levels: toChoices(levels) }
  const trainingList: TrainingListData = {
    trainings: trainings.map((training) => toTrainingOffer(training, { formats, levels })),
    choices,
    filter: readTrainingFilter(url.searchParams, choices),
  }
  if (isUnknownFilter(url.searchParams, trainingList.filter)) throw await pageNotFound(backend)
  return { page, blocks: await readBlocks(backend, { page: 'training', blocks, own: { trainingList } }) }
}

function head({ page, blocks }: Data, site: Site) {
  const list = dataOfBlock<TrainingListData>(blocks, 'trainingList')
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.training(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: list ? [trainingData(list.trainings, list.choices.formats, site)] : [],
  })
}

function Body({ page, blocks }: Data) {
  return <BlockPage id="training" page={page} blocks={blocks} />
}
