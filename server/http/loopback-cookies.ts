import type { Config } from '#server/base/config.ts'

/** Cookies of signing in as they are called everywhere but here. */
const securePrefix = '__Host-schaufenster.'
const plainPrefix = 'schaufenster.'

/**
 * On the own machine without TLS WebKit keeps no `Secure` cookie, and `__Host-` asks for one; so there, and only there,
 * cookies go by a plain name. Everything behind this file knows the secure names only: a plain cookie counts nowhere else.
 */
export function createLoopbackCookies({ publicUrl }: Pick<Config, 'publicUrl'>) {
  // With an address of its own the site stands behind a proxy; one that hides the host must not weaken the cookies.
  const isPlain = ({ url }: Request) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'http:' && isLoopback(hostname) && publicUrl.protocol === 'http:'
  }

  return {
    read(request: Request): Request {
      const cookies = request.headers.get('cookie')
      if (!cookies?.includes(plainPrefix) || !isPlain(request)) return request
      const headers = new Headers(request.headers)
      const renamed = cookies
        .split('; ')
        .filter((cookie) => !cookie.startsWith(securePrefix))
        .map((cookie) => (cookie.startsWith(plainPrefix) ? `__Host-${cookie}` : cookie))
      headers.set('cookie', renamed.join('; '))
      return new Request(request, { headers })
    },
    write(request: Request, response: Response): Response {
      const cookies = response.headers.getSetCookie()
      if (cookies.length === 0 || !isPlain(request)) return response
      response.headers.delete('set-cookie')
      for (const cookie of cookies)
        response.headers.append(
          'set-cookie',
          cookie.startsWith(securePrefix) ? cookie.slice('__Host-'.length).replace(/;\s*secure(?=;|$)/i, '') : cookie,
        )
      return response
    },
  }
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
