import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PostTeasers } from '#site/blocks/posts/post-teasers.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { Page } from '#shared/content/pages.ts'
import type { PostHeading } from '#shared/blog/post-headings.ts'
import type { PostTeaser } from '#shared/blocks/teasers.ts'
import { PostAuthor } from './post-author.tsx'
import { PostHead } from './post-head.tsx'
import { PostNeighbours, type Neighbour } from './post-neighbours.tsx'
import styles from './post-page.module.css'
import { PostTags } from './post-tags.tsx'
import { ShareLinks } from './share-links.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** A post as its page shows it: headings carry ids, the author what the team page says about them. */
export type ShownPost = Pick<
  BlogPost,
  'id' | 'title' | 'teaser' | 'date' | 'updatedAt' | 'motif' | 'cover' | 'tags' | 'seoTitle' | 'seoDescription'
> & {
  author: BlogPost['author'] & { description: string }
  category: { id: string; title: string } | null
  readingMinutes: number
  html: string
  headings: PostHeading[]
}

type PostPageProps = {
  page: Pick<Page, 'sections' | 'callToAction'>
  /** How the blog is called in the breadcrumb. */
  blogTitle: string
  post: ShownPost
  related: PostTeaser[]
  newer: Neighbour | null
  older: Neighbour | null
}

export function PostPage({ page, blogTitle, post, related, newer, older }: PostPageProps) {
  const authorText = findSection(page, 'author')
  const relatedText = findSection(page, 'related')
  return (
    <PageMain>
      <article>
        <PostHead post={post} blogTitle={blogTitle} />
        <div className={`container ${styles.article}`}>
          <TableOfContents headings={post.headings} />
          <div className={styles.column}>
            <RichText html={post.html} />
            <div className={styles.after}>
              <PostTags tags={post.tags} />
              <ShareLinks id={post.id} title={post.title} />
            </div>
            {authorText && post.author.name && <PostAuthor title={authorText.title} author={post.author} />}
          </div>
        </div>
      </article>
      {relatedText && related.length > 0 && (
        <div className="no-print">
          <Section id="related" tone="sunken">
            <SectionHead title={relatedText.title} lead={relatedText.lead} />
            <PostTeasers posts={related} />
            <PostNeighbours newer={newer} older={older} />
          </Section>
        </div>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
