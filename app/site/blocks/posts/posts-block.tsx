import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'
import { PostTeasers } from './post-teasers.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

/** The newest posts, of all or of a page's subject. */
export function PostsBlock({ block: { id, title, lead, headingPlace }, data }: BlockProps<'posts'>) {
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
