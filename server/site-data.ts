import { hasSiteFrame } from '#shared/addresses/navigation.ts'
import { plainPath } from './http/plain-path.ts'

/** As React Router names them: /faq.data belongs to /faq, /_.data to the home page. */
const dataAddress = /(\/_)?\.data$/

/**
 * Public pages are HTML and nothing else (decision 19). React Router asks for the data of one where it still runs: in the
 * admin area, whose links lead there, and in a tab that was opened before. It is told to load the whole page.
 */
export function answerSiteData({ pathname, searchParams }: URL): Response | undefined {
  if (!dataAddress.test(pathname)) return undefined
  const page = plainPath(pathname.replace(dataAddress, ''))
  if (!hasSiteFrame(page)) return undefined
  const parameters = new URLSearchParams(searchParams)
  parameters.delete('_routes')
  const address = parameters.size > 0 ? `${page}?${parameters}` : page
  const headers = { 'x-remix-redirect': address, 'x-remix-reload-document': 'true', 'cache-control': 'no-store' }
  return new Response(null, { status: 204, headers })
}
