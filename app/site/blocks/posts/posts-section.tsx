import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { PostTeaser } from '#shared/blocks/teasers.ts'
import { PostTeasers } from './post-teasers.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'

type PostsSectionProps = {
  posts: PostTeaser[]
  /** Right below a band of another colour it needs air above. */
  afterBand?: boolean
}

/** The newest posts on a page's subject; without any there is no section. */
export function PostsSection({ posts, afterBand = false }: PostsSectionProps) {
  if (posts.length === 0) return null
  return (
    <SplitSection
      flush={afterBand ? undefined : 'top'}
      title={messages.posts.onSubject}
      aside={
        <SiteLink href={paths.blog()} className="tlink no-print">
          {messages.posts.all} <Icon name="arrow-right" />
        </SiteLink>
      }
    >
      <PostTeasers posts={posts} columns={2} />
    </SplitSection>
  )
}
