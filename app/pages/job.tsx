import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'
import { JobPage } from '#site/page-blocks/item-pages.tsx'
import { unlessEmpty } from '#blocks/define-block.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import { jobData } from '#site/career/job-meta.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { shareMotifOfJobs } from '#shared/discovery/share-card.ts'
import { pageNotFound, readPage, readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const jobRoute = defineRoute('job', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, parameters }: Asked<'id'>) {
  const [id, jobs] = await Promise.all([backend.content.idAt('jobs', parameters.id), backend.content.list('jobs')])
  const job = jobs.find((entry) => entry.id === id)
  if (!job) throw await pageNotFound(backend)
  const [page, career] = await Promise.all([readPage(backend, 'job'), readShownPage(backend, 'career')])
  const others = jobs.filter((entry) => entry.id !== job.id).map(toJobTeaser)
  const own = { jobDetails: job, otherJobs: unlessEmpty(others) }
  return {
    careerTitle: career.title,
    job,
    blocks: await readBlocks(backend, { page: 'job', blocks: page.blocks, own }),
  }
}

function head({ job, careerTitle }: Data, site: Site) {
  return pageMeta(site, {
    title: job.title,
    description: job.summary,
    path: paths.job(job.address),
    card: { kicker: careerTitle, title: job.title, motif: shareMotifOfJobs },
    crumbs: [{ label: careerTitle, href: paths.career() }, { label: job.title }],
    structuredData: [jobData(job, site)],
  })
}

function Body({ careerTitle, job, blocks }: Data) {
  return <JobPage careerTitle={careerTitle} job={job} blocks={blocks} />
}
