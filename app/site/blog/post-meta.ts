import type { MetaDescriptor } from 'react-router'
import { pictureFile } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ShownPost } from './post-content.tsx'

/** What shared links and search engines learn about an article beyond title and description. */
export function articleTags({ date, updatedAt, author, category, tags }: ShownPost): MetaDescriptor[] {
  return [
    ...(date ? [{ property: 'article:published_time', content: date }] : []),
    { property: 'article:modified_time', content: updatedAt },
    ...(author.name ? [{ property: 'article:author', content: author.name }] : []),
    ...(category ? [{ property: 'article:section', content: category.title }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

/** The same as schema.org data; addresses are absolute. */
export function blogPosting(
  post: ShownPost,
  { settings, company, publicUrl }: Pick<Site, 'settings' | 'company' | 'publicUrl'>,
): object {
  const { address, title, teaser, date, updatedAt, author, category, tags, readingMinutes } = post
  const picture = post.cover || settings.socialPreviewImage
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: post.seoDescription || teaser,
    ...(date && { datePublished: date }),
    dateModified: updatedAt,
    ...(author.name && {
      author: { '@type': 'Person', name: author.name, ...(author.role && { jobTitle: author.role }) },
    }),
    publisher: {
      '@type': 'Organization',
      name: company.name,
      url: publicUrl + paths.home(),
      ...(settings.logoUrl && { logo: { '@type': 'ImageObject', url: pictureFile(settings.logoUrl, publicUrl) } }),
    },
    ...(picture && { image: pictureFile(picture, publicUrl) }),
    ...(category && { articleSection: category.title }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    inLanguage: 'de',
    timeRequired: `PT${readingMinutes}M`,
    mainEntityOfPage: publicUrl + paths.post(address),
  }
}
