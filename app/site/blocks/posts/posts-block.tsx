import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { Section, SectionHead, SplitSection } from '#site/blocks/section.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'
import type { PostTeaser } from '#shared/blocks/teasers.ts'
import { formatDate } from '#kit/text/format.ts'
import styles from './posts-block.module.css'

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

type PostTeasersProps = { posts: PostTeaser[]; columns?: 2 | 3 }

export function PostTeasers({ posts, columns = 3 }: PostTeasersProps) {
  return (
    <ul className={styles.posts} data-columns={columns}>
      {posts.map(({ id, title, teaser, category, date, href }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.post}>
            <div className={styles.meta}>
              {category && <strong>{category}</strong>}
              {date && <time dateTime={date}>{formatDate(date)}</time>}
            </div>
            <h3>{title}</h3>
            <p>{teaser}</p>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
