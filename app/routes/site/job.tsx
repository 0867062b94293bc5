import { backend } from '#server/context.ts'
import { jobPosting } from '#shared/career/job-posting.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'
import { JobPage } from '#site/career/job-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/job.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [id, jobs] = await Promise.all([site.content.idAt('jobs', params.id), site.content.list('jobs')])
  const job = jobs.find((entry) => entry.id === id)
  if (!job) throw await pageNotFound(site)
  const [page, career, company] = await Promise.all([
    readPage(site, 'job'),
    site.content.get('pages', 'career'),
    site.content.document('companyProfile'),
  ])
  return {
    page,
    careerTitle: career?.title ?? page.title,
    job,
    posting: jobPosting({ job, company, publicUrl: site.config.publicUrl.origin }),
    others: jobs.filter((entry) => entry.id !== job.id).map(toJobTeaser),
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

export default function JobRoute({ loaderData: { page, careerTitle, job, others } }: Route.ComponentProps) {
  return <JobPage page={page} careerTitle={careerTitle} job={job} others={others} />
}
