import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { toJobTeaser } from '#shared/blocks/teasers.ts'

/** On its own page the block also says that there are none. */
export async function readJobs(_block: PageBlockOf<'jobs'>, { list, page }: BlockReads) {
  const jobs = (await list('jobs')).map(toJobTeaser)
  return page === 'career' ? jobs : unlessEmpty(jobs)
}
