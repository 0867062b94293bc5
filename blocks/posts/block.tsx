import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readPosts } from './reader.ts'
import { Section, SectionHead, SplitSection } from '#site/blocks/section.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'
import type { PostTeaser } from '#shared/blocks/teasers.ts'
import { PostTeasers } from '#site/blocks/post-teasers.tsx'

export const block = defineBlock('posts', { read: readPosts, leadsTo: paths.blog(), Body: PostsBlock })

/** The newest posts, of all or of a page's subject. */
function PostsBlock({ block: { id, title, lead, headingPlace }, data }: BlockProps<'posts', PostTeaser[]>) {
  const words = useWords(blockWords)
  const all = (
    <SiteLink href={paths.blog()} className={headingPlace === 'beside' ? 'tlink no-print' : 'tlink'}>
      {words.allPosts} <Icon name="arrow-right" />
    </SiteLink>
  )
  if (headingPlace === 'beside')
    return (
      <SplitSection id={id} space="close" title={title} lead={lead} aside={all}>
        <PostTeasers posts={data} columns={2} />
      </SplitSection>
    )
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} aside={all} />
      <PostTeasers posts={data} />
    </Section>
  )
}
