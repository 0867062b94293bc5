import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site lets a visitor's browser send (CSRF). Browsers say where a request comes from;
 * programs that say nothing carry no cookies of a visitor.
 */
export function refuseForeignOrigin(request: Request): void {
  if (harmless.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site ? site !== 'same-origin' && site !== 'none' : origin !== null && hostOf(origin) !== hostOf(request.url))
    throw new AppError('foreign-origin', 403, errorMessages.foreignOrigin)
}

/** Without the protocol: behind a proxy the server may see http where the browser sees https. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
