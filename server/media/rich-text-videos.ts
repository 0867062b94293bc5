import { replace, type ElementEditor } from '#shared/html/edit-html.ts'
import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import type { FileKind } from '#shared/media/file-types.ts'
import { mediaIdOf } from '#shared/media/reference.ts'
import { pictureAddress } from '#shared/media/resolved-picture.ts'
import { videoMessages } from '#shared/messages/media.ts'
import type { MediaCatalogue } from './media-catalogue.ts'

type Library = Pick<MediaCatalogue, 'entry' | 'picture'>
type Named = (attribute: string, kind: FileKind) => MediaEntry | undefined

/** Of a video that tells nothing about itself, and has no picture that does. */
const usualSize = { width: 1280, height: 720 }

/** The videos of the library that a rich text shows, by their ids. */
export function libraryVideosIn(html: string): string[] {
  if (!html.includes('data-video=')) return []
  return elementsIn(parseHtml(html)).flatMap((element) => videoIdOf(element) ?? [])
}

/**
 * Puts the browser's own player where a video is named: nothing of it loads before somebody starts it, and nothing starts
 * by itself. Who has no player finds a link. A video that is gone disappears with its caption.
 */
export function videoEditor(library: Library): ElementEditor {
  return (element) => {
    if (videoIdOf(element) === undefined) return []
    const named: Named = (attribute, kind) => {
      const id = mediaIdOf(attributeOf(element, attribute) ?? '')
      const entry = id === undefined ? undefined : library.entry(id)
      return entry?.kind === kind ? entry : undefined
    }
    const video = named('data-video', 'video')
    if (!video) return [replace(element, '')]
    // Up to the caption, which says what is to be seen.
    return [replace({ start: element.start, end: element.inner.start }, player(video, named, library))]
  }
}

function videoIdOf(element: HtmlElement): string | undefined {
  return element.name === 'figure' ? mediaIdOf(attributeOf(element, 'data-video') ?? '') : undefined
}

function player(video: MediaEntry, named: Named, { picture }: Library): string {
  const poster = named('data-poster', 'image')
  const facts = poster && picture(poster.id)
  const captions = named('data-captions', 'captions')
  const { width, height } = [video, poster].find((known) => known && known.width > 0) ?? usualSize
  const { download, captions: label } = videoMessages
  return [
    `<figure data-video=""><video controls preload="none" playsinline width="${width}" height="${height}"`,
    ` src="${video.address}"${facts ? ` poster="${pictureAddress(facts)}"` : ''}>`,
    captions ? `<track kind="captions" srclang="de" label="${escapeHtml(label)}" src="${captions.address}">` : '',
    `<a href="${video.address}">${escapeHtml(download)}</a></video>`,
  ].join('')
}
