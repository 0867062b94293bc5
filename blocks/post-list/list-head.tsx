import { blogWords } from '#shared/messages/blog.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { PageOf } from '#shared/blog/paging.ts'
import type { Words } from '#shared/words/word-group.ts'
import type { PostListData } from './post-list-data.ts'
import styles from './list-head.module.css'
import { blockWords, frameWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type BlogWords = Words<typeof blogWords.texts>
type ListHeadProps = BlockProps<'postList', PostListData>

/** Says what the list below holds; a screen reader hears it when the choice changes. */
export function ListHead(list: ListHeadProps) {
  const words = useWords(blogWords)
  const { posts, category, search } = list.data
  const isFiltered = category !== null || search !== ''
  const title = useTitle(list)
  const range = posts.count > 1 && rangeInWords(words, posts)
  return (
    <>
      <output className="visually-hidden">{range ? `${title}, ${range}` : title}</output>
      {posts.total === 0 ? (
        <NothingFound {...list} title={title} isFiltered={isFiltered} />
      ) : (
        <div className={isFiltered ? styles.head : 'visually-hidden'}>
          <h2>{title}</h2>
          {!search && category?.description && <p>{category.description}</p>}
        </div>
      )}
    </>
  )
}

/** Which part of all posts a page shows. */
export function rangeInWords(
  words: BlogWords,
  { first, last, total }: Pick<PageOf<unknown>, 'first' | 'last' | 'total'>,
) {
  return first === last ? words.rangeOne({ last, total }) : words.range({ first, last, total })
}

function useTitle({ block, data: { posts, category, search } }: ListHeadProps): string {
  const blog = useWords(blogWords)
  const blocks = useWords(blockWords)
  if (posts.total === 0) return block.emptyTitle || blog.nothing
  if (search)
    return posts.total === 1 ? blog.foundOne({ words: search }) : blog.found({ count: posts.total, words: search })
  return category?.title ?? (block.title || blocks.allPosts)
}

function NothingFound({ block, place, title, isFiltered }: ListHeadProps & { title: string; isFiltered: boolean }) {
  const frame = useWords(frameWords)
  const blocks = useWords(blockWords)
  const call = place.blocks.find((other) => other.kind === 'callToAction')
  return (
    <div id="empty" className={styles.empty}>
      <TornThread className={styles.art} />
      <div>
        <h2>{title}</h2>
        {block.emptyText && <p>{block.emptyText}</p>}
        <div className={styles.actions}>
          {isFiltered && (
            <LinkButton href={paths.blog()} variant="line">
              {blocks.allPosts}
            </LinkButton>
          )}
          <LinkButton href="#contact" variant="line">
            {call?.block.label || frame.contact}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
