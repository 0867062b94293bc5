import type { RegisteredService } from '#shared/content/registered-services.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { embedMessages } from '#shared/messages/embed.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { originOf } from './service-origins.ts'

type Registered = Pick<RegisteredService, 'name' | 'provider' | 'recipient' | 'thirdCountry' | 'script' | 'use'>

/** As the sanitiser leaves an embedded video or map: its address, and a caption that names it. */
const embed = /<figure data-embed="([^"]+)" data-kind="(video|map)">([\s\S]*?)<\/figure>/g

export function hasEmbeds(text: string): boolean {
  return text.includes('data-embed=')
}

/**
 * Puts a placeholder in the place of each: nothing loads before a click (G3), and the click is told what it means. Only
 * registered hosts can be loaded, because the content policy knows no others; the rest stays a link.
 */
export function fillEmbeds(html: string, services: Registered[]): string {
  return html.replaceAll(embed, (_whole, address: string, kind: 'video' | 'map', inner: string) => {
    const [origin] = originOf(address.replaceAll('&amp;', '&'))
    const service = services.find(({ use, script }) => use === 'embed' && originOf(script)[0] === origin)
    const words = embedMessages[kind]
    const host = escapeHtml(origin ? new URL(origin).hostname : '')
    const text = service
      ? embedMessages.ask(
          words.subject,
          escapeHtml(service.recipient || service.provider),
          escapeHtml(service.thirdCountry),
        )
      : embedMessages.link(words.subject, host)
    return [
      `<figure class="embed" data-embed="${address}" data-kind="${kind}"><div class="embed-ask">`,
      `<p>${text} <a href="${paths.cookies()}#services">${embedMessages.more}</a></p><p class="embed-actions">`,
      service ? `<button type="button" data-embed-load>${words.load}</button>` : '',
      `<a href="${address}">${embedMessages.open(host)}</a></p></div>${inner}</figure>`,
    ].join('')
  })
}
