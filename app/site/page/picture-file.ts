import type { MetaDescriptor } from 'react-router'
import { socialSize } from '#shared/media/variants.ts'

/** The file alone, wherever it is read: what describes it to our own pages is nothing for others. */
export function pictureFile(picture: string, publicUrl: string): string {
  return new URL(picture.split('#')[0]!, publicUrl).href
}

/** What a shared link shows: the page's own picture, else the one of the settings, else the one that is drawn. */
export function shareTags(pictures: { own: string; drawn: string; alt: string }, publicUrl: string): MetaDescriptor[] {
  const shown = pictures.own || pictures.drawn
  if (!shown) return [{ name: 'twitter:card', content: 'summary' }]
  const { width, height } = socialSize
  const size = [
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
  ]
  return [
    { property: 'og:image', content: pictureFile(shown, publicUrl) },
    ...(pictures.own ? [] : size),
    { property: 'og:image:alt', content: pictures.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
