import { blogMessages } from '#shared/messages/blog.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { pageNumbers, type PageOf } from '#shared/blog/paging.ts'
import { paths, type BlogChoice } from '#shared/addresses/site-paths.ts'
import styles from './blog-pager.module.css'

type BlogPagerProps = { posts: PageOf<unknown>; choice: BlogChoice }

export function BlogPager({ posts: { number, count, first, last, total }, choice }: BlogPagerProps) {
  if (count === 1) return null
  const pathOf = (page: number) => paths.blog({ ...choice, page })
  return (
    <nav className={`${styles.pager} no-print`} aria-label={blogMessages.pages}>
      <p>{blogMessages.range(first, last, total)}</p>
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
          {blogMessages.newer}
        </LinkButton>
      )}
      {number < count && (
        <LinkButton href={pathOf(number + 1)} rel="next" variant="line">
          {blogMessages.older}
        </LinkButton>
      )}
    </nav>
  )
}
