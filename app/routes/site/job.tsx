import { backend } from '#server/context.ts'
import { jobPosting } from '#shared/career/job-posting.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'
import { JobPage } from '#site/page-blocks/item-pages.tsx'
import { readBlocks } from './read-blocks.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/job.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'
import { readShownPage } from './read-shown-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [id, jobs] = await Promise.all([site.content.idAt('jobs', params.id), site.content.list('jobs')])
  const job = jobs.find((entry) => entry.id === id)
  if (!job) throw await pageNotFound(site)
  const [page, career, company] = await Promise.all([
    readPage(site, 'job'),
    readShownPage(site, 'career'),
    site.content.document('companyProfile'),
  ])
  const others = jobs.filter((entry) => entry.id !== job.id).map(toJobTeaser)
  const own = { jobDetails: job, otherJobs: others.length > 0 ? others : undefined }
  return {
    careerTitle: career.title,
    job,
    blocks: await readBlocks(site, { page: 'job', blocks: page.blocks, own }),
    posting: jobPosting({ job, company, publicUrl: site.config.publicUrl.origin }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { job, posting } = loaderData
  return pageMeta(matches, {
    title: job.title,
    description: job.summary,
    path: paths.job(job.address),
    structuredData: posting,
  })
}

export default function JobRoute({ loaderData: { careerTitle, job, blocks } }: Route.ComponentProps) {
  return <JobPage careerTitle={careerTitle} job={job} blocks={blocks} />
}
