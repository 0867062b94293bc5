import type { BlogPosting } from 'schema-dts'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { pictureFile, companyReference } from '#site/page/structured-data.ts'
import type { HeadTag } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import type { ShownPost } from '#shared/blog/shown-post.ts'

/** What shared links and search engines learn about an article beyond title and description. */
export function articleTags({ date, updatedAt, author, category, tags }: ShownPost): HeadTag[] {
  return [
    ...(date ? [{ property: 'article:published_time', content: date }] : []),
    { property: 'article:modified_time', content: updatedAt },
    ...(author.name ? [{ property: 'article:author', content: author.name }] : []),
    ...(category ? [{ property: 'article:section', content: category.title }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

/** The same as schema.org data; addresses are absolute. `picture` is shown where the post has none of its own. */
export function blogPosting(
  post: ShownPost,
  picture: string,
  site: Pick<Site, 'settings' | 'company' | 'publicUrl' | 'off'>,
): BlogPosting {
  const { settings, company, publicUrl, off } = site
  const { address, title, teaser, date, updatedAt, author, category, tags, readingMinutes } = post
  const shown = post.cover || settings.socialPreviewImage || picture
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: post.seoDescription || teaser,
    ...(date && { datePublished: date }),
    dateModified: updatedAt,
    author: author.name
      ? {
          '@type': 'Person',
          name: author.name,
          ...(author.role && { jobTitle: author.role }),
          ...(isPageOn(paths.team(), off) && { url: publicUrl + paths.team() }),
        }
      : companyReference(site),
    publisher: {
      '@type': 'Organization',
      '@id': companyReference(site)['@id'],
      name: company.name,
      url: publicUrl + paths.home(),
      logo: {
        '@type': 'ImageObject',
        url: pictureFile(settings.logoUrl || discoveryPaths.icon('512.png'), publicUrl),
      },
    },
    ...(shown && { image: pictureFile(shown, publicUrl) }),
    ...(category && { articleSection: category.title }),
    ...(post.series && { isPartOf: { '@type': 'CreativeWorkSeries', name: post.series } }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    inLanguage: 'de',
    timeRequired: `PT${readingMinutes}M`,
    mainEntityOfPage: publicUrl + paths.post(address),
  }
}
