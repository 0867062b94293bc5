import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toProjectTeaser } from '#shared/blocks/teasers.ts'

export async function readProjects({ service, look }: PageBlockOf<'projects'>, { list, subject }: BlockReads) {
  const [projects, services] = await Promise.all([list('portfolio'), list('services')])
  const about = service || subject.service
  const shown = projects
    .filter((project) => !about || project.service === about)
    .slice(0, shownCounts.topicProjects)
    .map((project) => toProjectTeaser(project, services))
  return look === 'overview' ? unlessEmpty(shown) : shown
}
