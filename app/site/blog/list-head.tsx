import { blogMessages } from '#shared/messages/blog.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlogPageProps } from './blog-page.tsx'
import styles from './list-head.module.css'

type ListHeadProps = Pick<BlogPageProps, 'page' | 'posts' | 'category' | 'search'>

/** Says what the list below holds; a screen reader hears it when the choice changes. */
export function ListHead({ page, posts, category, search }: ListHeadProps) {
  const isFiltered = category !== null || search !== ''
  const title = titleOf({ page, posts, category, search })
  const range = posts.count > 1 && blogMessages.range(posts.first, posts.last, posts.total)
  return (
    <>
      <output className="visually-hidden">{range ? `${title}, ${range}` : title}</output>
      {posts.total === 0 ? (
        <NothingFound page={page} title={title} isFiltered={isFiltered} />
      ) : (
        <div className={isFiltered ? styles.head : 'visually-hidden'}>
          <h2>{title}</h2>
          {!search && category?.description && <p>{category.description}</p>}
        </div>
      )}
    </>
  )
}

function titleOf({ page, posts, category, search }: ListHeadProps): string {
  if (posts.total === 0) return findSection(page, 'empty')?.title || blogMessages.nothing
  if (search) return blogMessages.found(posts.total, search)
  return category?.title ?? (findSection(page, 'posts')?.title || messages.posts.all)
}

type NothingFoundProps = Pick<ListHeadProps, 'page'> & { title: string; isFiltered: boolean }

function NothingFound({ page, title, isFiltered }: NothingFoundProps) {
  const lead = findSection(page, 'empty')?.lead
  return (
    <div id="empty" className={styles.empty}>
      <TornThread className={styles.art} />
      <div>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
        <div className={styles.actions}>
          {isFiltered && (
            <LinkButton href={paths.blog()} variant="line">
              {messages.posts.all}
            </LinkButton>
          )}
          <LinkButton href="#contact" variant="line">
            {page.callToAction.label || messages.header.contact}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
