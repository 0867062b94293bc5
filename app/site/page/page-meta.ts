import type { MetaDescriptor } from 'react-router'
import { siteOf } from './site.ts'

type PageMeta = {
  title: string
  description: string
  path: string
  /** A picture of its own for shared links; otherwise the one of the general settings. */
  image?: string
  type?: 'website' | 'article'
  /** For search engines, as schema.org JSON-LD. */
  structuredData?: object
}

/** Title, description, canonical address and share tags of a page; what it lacks comes from the settings (J19). */
export function pageMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path, image, type = 'website', structuredData }: PageMeta,
): MetaDescriptor[] {
  const site = siteOf(matches)
  if (!site) return [{ title }]
  const { siteName, siteDescription, socialPreviewImage } = site.settings
  const fullTitle = title.includes(siteName) ? title : `${title} – ${siteName}`
  const text = description || siteDescription
  const address = site.publicUrl + path
  const picture = image || socialPreviewImage
  return [
    { title: fullTitle },
    { name: 'description', content: text },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: text },
    { property: 'og:url', content: address },
    ...(picture ? [{ property: 'og:image', content: pictureFile(picture, site.publicUrl) }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(structuredData ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } }] : []),
  ] as MetaDescriptor[]
}

/** The file alone: what describes it to our own pages is nothing for others. */
export function pictureFile(picture: string, publicUrl: string): string {
  return new URL(picture.split('#')[0]!, publicUrl).href
}
