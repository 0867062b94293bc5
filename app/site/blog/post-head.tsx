import { blogWords } from '#shared/messages/blog.ts'
import { CoverBand } from '#kit/illustration/cover-band.tsx'
import { Breadcrumb } from '#site/blocks/breadcrumb.tsx'
import { formatDate } from '#kit/text/format.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ShownPost } from '#shared/blog/shown-post.ts'
import styles from './post-head.module.css'
import { useWords } from '#site/page/words.ts'

export function PostHead({ post, blogTitle }: { post: ShownPost; blogTitle: string }) {
  const { title, teaser, category } = post
  const crumbs = [
    { label: blogTitle, href: paths.blog() },
    ...(category ? [{ label: category.title, href: paths.blog({ category: category.id }) }] : []),
  ]
  return (
    <header className={styles.head}>
      <div className="container">
        <div className="quiet">
          <Breadcrumb crumbs={crumbs} />
          <div className={styles.split}>
            <div>
              <h1>{title}</h1>
              <p className={styles.lead}>{teaser}</p>
            </div>
            <Writer post={post} />
          </div>
        </div>
      </div>
      <PostCover post={post} />
    </header>
  )
}

function Writer({ post: { author, date, readingMinutes } }: { post: ShownPost }) {
  const words = useWords(blogWords)
  const day = date && formatDate(date)
  return (
    <div className={styles.writer}>
      <div className={`${styles.portrait} no-print`} aria-hidden="true">
        <PortraitImage portrait={author.portrait} image={author.avatar} crop />
      </div>
      <p>
        {author.name && <strong>{author.name}</strong>}
        {author.role && <span>{author.role}</span>}
        <span>
          {day && <time dateTime={date}>{day}</time>}
          {day && ', '}
          {words.readingTime({ minutes: readingMinutes })}
        </span>
      </p>
    </div>
  )
}

/** Uploaded pictures are shown as given, never across the whole width like cloth (docs/design.md, Illustration). */
function PostCover({ post: { cover, motif } }: { post: ShownPost }) {
  if (cover)
    return (
      <div className={`container ${styles.picture} no-print`} data-cloth="head">
        <Picture src={cover} sizes="100vw" eager />
      </div>
    )
  return (
    <div className={`${styles.cover} no-print`} data-cloth="head">
      <CoverBand name={motif} />
    </div>
  )
}
