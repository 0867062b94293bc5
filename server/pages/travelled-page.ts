import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { travelDark, travelQuery, travelThemeParameter, withTravel, type TravelShown } from '#shared/travel/moment.ts'
import { editHtml, insert, replace, type Edit } from '#shared/html/edit-html.ts'
import type { HtmlElement } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { TravelPreview } from './preview.ts'

/**
 * A page of another time is a sheet of paper: nothing in it runs, is sent or is kept. Without scripts pages show what they
 * show to browsers that have none; links still lead on, and those to other sites open beside it.
 */
export const travelPolicy =
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** What the page says about itself. */
export function travelShown(url: URL, { journey: { at }, byLink }: TravelPreview, now: Date): TravelShown {
  const dark = isDark(url)
  const preview = url.searchParams.get(previewParameter) ?? ''
  return {
    at,
    ahead: at > now.toISOString(),
    dark,
    otherTheme: withTravel(url.pathname, travelQuery(preview, !dark)),
    ...(!byLink && { screen: adminPaths.travel({ at }) }),
  }
}

/** The page as it is sent: links stay in the moment, forms are asleep, and the theme is the one that was asked for. */
export function asTravelled(html: string, url: URL, origin: string): string {
  const query = travelQuery(url.searchParams.get(previewParameter) ?? '', isDark(url))
  const root = ` data-motion="off"${isDark(url) ? ' class="dark"' : ''}`
  return editHtml(html, [
    (element) => {
      if (element.name === 'script') return [replace(element, '')]
      if (element.name === 'html') return [insertAttribute(element, root)]
      if (element.name === 'form') return [insertAttribute(element, ' inert=""')]
      return element.name === 'a' ? stayInMoment(element, query, origin) : []
    },
  ])
}

function insertAttribute({ start, name }: HtmlElement, written: string): Edit {
  return insert(start + 1 + name.length, written)
}

function stayInMoment({ attributes }: HtmlElement, query: string, origin: string): Edit[] {
  const address = attributes.find(({ name }) => name === 'href')
  if (!address) return []
  const path = address.value.startsWith(`${origin}/`) ? address.value.slice(origin.length) : address.value
  if (!isOwnPage(path) || path.includes(`${previewParameter}=`)) return []
  return [replace(address, `href="${escapeHtml(withTravel(path, query))}"`)]
}

function isDark({ searchParams }: URL): boolean {
  return searchParams.get(travelThemeParameter) === travelDark
}

/** Files and the admin area are not part of it. */
function isOwnPage(href: string): boolean {
  if (!/^\/(?!\/)/.test(href)) return false
  const [path = ''] = href.split(/[?#]/)
  return isPublicPath(path) && !/^\/(api|v1|assets|media)\/|\.\w{1,12}$/.test(path)
}
