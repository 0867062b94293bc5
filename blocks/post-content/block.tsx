import { RichText } from '#site/blocks/rich-text.tsx'
import type { ShownPost } from '#shared/blog/shown-post.ts'
import type { PostHeading } from '#shared/blog/post-headings.ts'
import { PostAuthor, ShareLinks } from './post-foot.tsx'
import styles from './block.module.css'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { postMessages, postWords } from '#shared/messages/blog.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('postContent', { Body: PostContentBlock })

type Neighbour = { title: string; href: string }
export type PostContentData = ShownPost & { newer: Neighbour | null; older: Neighbour | null; parts: Neighbour[] }

/**
 * The post between its table of contents and what is said about its author. Reader modes leave out the parts around the text,
 * <aside> and <footer>.
 */
function PostContentBlock({ block, data: post }: BlockProps<'postContent', PostContentData>) {
  return (
    <div id={block.id} className={`container ${styles.content}`}>
      <TableOfContents headings={post.headings} />
      <div className={styles.column}>
        <RichText html={post.html} />
        <footer>
          <div className={styles.after}>
            <PostTags tags={post.tags} />
            <ShareLinks href={paths.post(post.address)} title={post.title} />
          </div>
          {block.authorTitle && post.author.name && <PostAuthor title={block.authorTitle} author={post.author} />}
          <PostSeries post={post} parts={post.parts} />
          <PostNeighbours newer={post.newer} older={post.older} />
        </footer>
      </div>
    </div>
  )
}

/** A tag leads to the posts that speak of it. */
function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={`${styles.tags} no-print`} aria-label={postMessages.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink href={paths.blog({ search: tag })}>{tag}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the headings of a post; stays in view beside the text and marks the section being read. */
function TableOfContents({ headings }: { headings: PostHeading[] }) {
  const words = useWords(postWords)
  if (headings.length < 2) return null
  return (
    <aside className={`${styles.contents} no-print`}>
      <nav aria-label={postMessages.contents} data-behaviour="section-in-view">
        <h2>{words.contents}</h2>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  )
}

/** What to read in which order; the post itself is no link. */
function PostSeries({ post: { series, address }, parts }: { post: ShownPost; parts: Neighbour[] }) {
  const words = useWords(postWords)
  if (parts.length === 0) return null
  return (
    <nav className={`${styles.series} no-print`} aria-labelledby="series">
      <h2 id="series">{words.series({ name: series })}</h2>
      <ol>
        {parts.map(({ title, href }) => (
          <li key={href}>
            {href === paths.post(address) ? (
              <strong aria-current="page">{title}</strong>
            ) : (
              <SiteLink href={href}>{title}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The posts before and after this one in time. */
function PostNeighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  const words = useWords(postWords)
  if (!newer && !older) return null
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label={postMessages.neighbours}>
      {older && (
        <SiteLink href={older.href} rel="prev" className={styles.older}>
          <span>
            <Icon name="arrow-left" /> {words.older}
          </span>
          <strong>{older.title}</strong>
        </SiteLink>
      )}
      {newer && (
        <SiteLink href={newer.href} rel="next" className={styles.newer}>
          <span>
            {words.newer} <Icon name="arrow-right" />
          </span>
          <strong>{newer.title}</strong>
        </SiteLink>
      )}
    </nav>
  )
}
