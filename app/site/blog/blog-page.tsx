import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section } from '#site/blocks/section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import type { Page } from '#shared/content/pages.ts'
import type { PageOf } from '#shared/blog/paging.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { PostEntry } from '#shared/blocks/teasers.ts'
import { BlogFilter, type CategoryTab } from './blog-filter.tsx'
import { BlogPager } from './blog-pager.tsx'
import { ListHead } from './list-head.tsx'
import { LeadPost } from './lead-post.tsx'
import { PostRows } from './post-rows.tsx'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

export type BlogPageProps = {
  page: Pick<Page, 'headline' | 'lead' | 'sections' | 'callToAction'>
  posts: PageOf<PostEntry>
  tabs: CategoryTab[]
  category: { id: string; title: string; description: string } | null
  search: string
}

export function BlogPage({ page, posts, tabs, category, search }: BlogPageProps) {
  const choice = { category: category?.id, search }
  useFocusOnTurn(paths.blog(choice), posts.number)
  const isStart = !category && !search && posts.number === 1
  const [first, ...others] = posts.items
  return (
    <PageMain>
      <PageHead headline={page.headline} lead={page.lead} edge="none">
        <BlogFilter tabs={tabs} {...choice} />
      </PageHead>
      <Section id="posts" flush="top">
        <ListHead page={page} posts={posts} category={category} search={search} />
        {isStart && first && <LeadPost post={first} />}
        <PostRows posts={isStart ? others : posts.items} />
        <BlogPager posts={posts} choice={choice} />
      </Section>
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
