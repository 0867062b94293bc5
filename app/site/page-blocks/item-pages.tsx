import { PageCloth } from '#kit/illustration/cloth-band.tsx'
import { CoverBand } from '#kit/illustration/cover-band.tsx'
import { TallMotif } from '#kit/illustration/motif.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { Page } from '#shared/content/pages.ts'
import type { Project } from '#shared/content/portfolio.ts'
import type { Service } from '#shared/content/services.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { PostHead } from '#site/blog/post-head.tsx'
import type { ShownPost } from '#shared/blog/shown-post.ts'
import type { ShownBlock } from '#site/page/block-props.ts'
import { PageBlocks } from './page-blocks.tsx'
import styles from './item-pages.module.css'

type WithBlocks = { blocks: readonly ShownBlock[] }

type ServicePageProps = WithBlocks & {
  page: Pick<Page, 'title' | 'actions'>
  service: Pick<Service, 'title' | 'summary' | 'motif'>
}

/** The page of a service that has none of its own (J19). Its texts are the service's, the blocks all share. */
export function ServicePage({ page, service, blocks }: ServicePageProps) {
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: page.title, href: paths.services() }, { label: service.title }]}
        headline={service.title}
        lead={service.summary}
        actions={page.actions.length > 0 ? page.actions : actionsOf(blocks)}
        art={<TallMotif name={service.motif} hangs />}
      />
      <PageCloth value={service.motif}>
        <PageBlocks page="service" blocks={blocks} />
      </PageCloth>
    </PageMain>
  )
}

/** Where the page itself names no actions: its call, and how the work goes. */
function actionsOf(blocks: readonly ShownBlock[]) {
  const call = blocks.find((block) => block.kind === 'callToAction')?.block.label
  const process = blocks.find((block) => block.kind === 'serviceProcess')?.block
  return [
    ...(call ? [{ label: call, href: '#contact' }] : []),
    ...(process ? [{ label: process.title, href: `#${process.id}` }] : []),
  ]
}

type ProjectPageProps = WithBlocks & {
  portfolioTitle: string
  project: Pick<Project, 'title' | 'summary' | 'image' | 'motif'>
}

export function ProjectPage({ portfolioTitle, project, blocks }: ProjectPageProps) {
  const { title, summary, image, motif } = project
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: portfolioTitle, href: paths.portfolio() }, { label: title }]}
        headline={title}
        lead={summary}
        edge="none"
      />
      <div className={`${image ? styles.picture : styles.cover} no-print`} data-cloth="head">
        {image ? <Picture src={image} sizes="100vw" fill eager /> : <CoverBand name={motif} />}
      </div>
      <PageBlocks page="project" blocks={blocks} />
    </PageMain>
  )
}

type JobPageProps = WithBlocks & {
  /** The name of the page above this one. */
  careerTitle: string
  job: Pick<Job, 'title' | 'summary'>
}

export function JobPage({ careerTitle, job, blocks }: JobPageProps) {
  const crumbs = [{ label: careerTitle, href: paths.career() }, { label: job.title }]
  return (
    <PageMain>
      <PageHead crumbs={crumbs} headline={job.title} lead={job.summary} stacked />
      <PageBlocks page="job" blocks={blocks} />
    </PageMain>
  )
}

/**
 * `blogTitle` is how the blog is called in the breadcrumb. The article has everything from the title to the end of the post,
 * which reader modes take out, and nothing of what follows.
 */
export function PostPage({ blogTitle, post, blocks }: WithBlocks & { blogTitle: string; post: ShownPost }) {
  const end = blocks.findIndex(({ kind }) => kind === 'postContent') + 1
  return (
    <PageMain>
      <article>
        <PostHead post={post} blogTitle={blogTitle} />
        <PageBlocks page="post" blocks={blocks.slice(0, end)} all={blocks} />
      </article>
      <PageBlocks page="post" blocks={blocks.slice(end)} all={blocks} />
    </PageMain>
  )
}
