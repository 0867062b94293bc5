import type { RegisteredService } from '#shared/content/registered-services.ts'
import { replace, type ElementEditor } from '#shared/html/edit-html.ts'
import { attributeOf } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { embedWords } from '#shared/messages/embed.ts'
import type { Words } from '#shared/words/word-group.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { originOf } from './service-origins.ts'

type Registered = Pick<RegisteredService, 'name' | 'provider' | 'recipient' | 'thirdCountry' | 'script' | 'use'>

type EmbedWords = Words<typeof embedWords.texts>

export function hasEmbeds(text: string): boolean {
  return text.includes('data-embed=')
}

/**
 * Puts a placeholder in the place of each: nothing loads before a click (G3), and the click is told what it means. Only
 * registered hosts can be loaded, because the content policy knows no others; the rest stays a link.
 */
export function embedEditor(services: Registered[], words: EmbedWords): ElementEditor {
  return (element) => {
    const address = element.name === 'figure' ? attributeOf(element, 'data-embed') : undefined
    if (!address) return []
    const kind = attributeOf(element, 'data-kind') === 'map' ? 'map' : 'video'
    return [replace({ start: element.start, end: element.inner.start }, placeholder(address, kind, services, words))]
  }
}

/** Up to the caption, which names what is embedded. */
function placeholder(address: string, kind: 'video' | 'map', services: Registered[], words: EmbedWords): string {
  const [origin] = originOf(address)
  const service = services.find(({ use, script }) => use === 'embed' && originOf(script)[0] === origin)
  const { subject, load } = words[kind]
  const host = origin ? new URL(origin).hostname : ''
  const href = escapeHtml(address)
  const text = service
    ? [
        words.ask({ subject, recipient: service.recipient || service.provider }),
        ...(service.thirdCountry ? [words.thirdCountry({ country: service.thirdCountry })] : []),
      ].join(' ')
    : words.link({ subject, host })
  return [
    `<figure class="embed" data-embed="${href}" data-kind="${kind}"><div class="embed-ask">`,
    `<p>${escapeHtml(text)} <a href="${paths.cookies()}#services">${escapeHtml(words.more)}</a></p><p class="embed-actions">`,
    service ? `<button type="button" data-embed-load>${escapeHtml(load)}</button>` : '',
    `<a href="${href}" target="_blank" rel="noopener">${escapeHtml(words.open({ host }))}</a></p></div>`,
  ].join('')
}
