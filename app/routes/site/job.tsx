import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'
import { JobPage } from '#site/page-blocks/item-pages.tsx'
import { readBlocks } from './read-blocks.ts'
import { jobData } from '#site/career/job-meta.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { shareMotifOfJobs } from '#shared/discovery/share-card.ts'
import type { Route } from './+types/job.ts'
import { pageNotFound, readPage, readShownPage } from './read-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [id, jobs] = await Promise.all([site.content.idAt('jobs', params.id), site.content.list('jobs')])
  const job = jobs.find((entry) => entry.id === id)
  if (!job) throw await pageNotFound(site)
  const [page, career] = await Promise.all([readPage(site, 'job'), readShownPage(site, 'career')])
  const others = jobs.filter((entry) => entry.id !== job.id).map(toJobTeaser)
  const own = { jobDetails: job, otherJobs: others.length > 0 ? others : undefined }
  return {
    careerTitle: career.title,
    job,
    blocks: await readBlocks(site, { page: 'job', blocks: page.blocks, own }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { job, careerTitle } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: job.title,
    description: job.summary,
    path: paths.job(job.address),
    card: { kicker: careerTitle, title: job.title, motif: shareMotifOfJobs },
    crumbs: [{ label: careerTitle, href: paths.career() }, { label: job.title }],
    structuredData: site && [jobData(job, site)],
  })
}

export default function JobRoute({ loaderData: { careerTitle, job, blocks } }: Route.ComponentProps) {
  return <JobPage careerTitle={careerTitle} job={job} blocks={blocks} />
}
