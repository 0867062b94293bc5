import { Section } from '#site/blocks/section.tsx'
import { type PageOf, pageNumbers } from '#shared/blog/paging.ts'
import { paths, type BlogChoice } from '#shared/addresses/site-paths.ts'
import type { PostEntry } from '#shared/blocks/teasers.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { PostListData } from './post-list-data.ts'
import { ListHead, rangeInWords } from './list-head.tsx'
import { Byline, PostRows } from './post-rows.tsx'
import { ReadingLists } from './reading-lists.tsx'
import { blogMessages, blogWords } from '#shared/messages/blog.ts'
import { WideMotif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './block.module.css'
import { LinkButton } from '#kit/buttons/button.tsx'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('postList', { Body: PostListBlock })

type BlogPagerProps = { posts: PageOf<unknown>; choice: BlogChoice }

/** The posts of the choice; where nothing is chosen the newest one is large, and series follow. */
function PostListBlock({ block, data, place }: BlockProps<'postList', PostListData>) {
  const { posts, category, search, readingLists } = data
  const choice = { category: category?.id, search }
  const isStart = !category && !search && posts.number === 1
  const [first, ...others] = posts.items
  return (
    <>
      <Section id={block.id} flush={place.index === 0 ? 'top' : undefined}>
        <ListHead block={block} data={data} place={place} />
        {isStart && first && <LeadPost post={first} />}
        <PostRows posts={isStart ? others : posts.items} />
        <BlogPager posts={posts} choice={choice} />
      </Section>
      {isStart && <ReadingLists lists={readingLists} />}
    </>
  )
}

/** The newest post, large. */
function LeadPost({ post }: { post: PostEntry }) {
  const words = useWords(blogWords)
  const { title, teaser, category, href, motif, cover, readingMinutes } = post
  return (
    <article>
      <SiteLink href={href} className={styles.post}>
        <div className={`${styles.picture} no-print`} data-cloth="card" aria-hidden="true">
          {cover ? (
            <Picture src={cover} sizes="(min-width: 600px) 50vw, 100vw" fill eager />
          ) : (
            <WideMotif name={motif} />
          )}
        </div>
        <div>
          <div className={styles.meta}>
            {category && <strong>{category}</strong>}
            <span>{words.readingTime({ minutes: readingMinutes })}</span>
          </div>
          <h3>{title}</h3>
          <p>{teaser}</p>
          <Byline {...post} />
        </div>
      </SiteLink>
    </article>
  )
}

function BlogPager({ posts: { number, count, first, last, total }, choice }: BlogPagerProps) {
  const words = useWords(blogWords)
  if (count === 1) return null
  const pathOf = (page: number) => paths.blog({ ...choice, page })
  return (
    <nav className={`${styles.pager} no-print`} aria-label={blogMessages.pages}>
      <p>{rangeInWords(words, { first, last, total })}</p>
      <ul>
        {pageNumbers(number, count).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <SiteLink
                href={pathOf(page)}
                aria-label={blogMessages.page(page)}
                aria-current={page === number ? 'page' : undefined}
              >
                {page}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
      {number > 1 && (
        <LinkButton href={pathOf(number - 1)} rel="prev" variant="line">
          {words.newer}
        </LinkButton>
      )}
      {number < count && (
        <LinkButton href={pathOf(number + 1)} rel="next" variant="line">
          {words.older}
        </LinkButton>
      )}
    </nav>
  )
}
