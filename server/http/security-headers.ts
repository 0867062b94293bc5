import { createHash } from 'node:crypto'

/** Hosts beyond our own that pages may load from: the content policy is the same for everyone (J9). */
export type ServiceOrigins = { scripts: string[]; frames: string[]; connections: string[] }

export const noOrigins: ServiceOrigins = { scripts: [], frames: [], connections: [] }

/** Of the inline scripts and styles that the application wrote itself. */
type OwnHashes = { scripts: string[]; styles: string[] }

/** How the site is reached: its public address, and whether its subdomains take https only as well. */
type Transport = { publicUrl: URL; hstsSubDomains: boolean }

/** On every answer, whatever it is; one that needs another value for its work sets it itself. */
export function securityHeaders({ publicUrl, hstsSubDomains }: Transport): [string, string][] {
  const isSecure = publicUrl.protocol === 'https:'
  const strict = `max-age=31536000${hstsSubDomains ? '; includeSubDomains' : ''}`
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
    ...(isSecure ? [['strict-transport-security', strict] as [string, string]] : []),
  ]
}

/** For answers that are no page: nothing in them may run or load anything. */
export const inertContentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * For pages: own files, the inline scripts and styles that the application wrote itself, and the hosts of
 * registered services. It is the same for everyone; whether something loads is decided in the browser, by consent (J9).
 */
export function pageContentPolicy(own: OwnHashes, { scripts: hosts, frames, connections }: ServiceOrigins = noOrigins) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...own.scripts, ...hosts].join(' '),
    ["style-src 'self'", ...own.styles].join(' '),
    ["img-src 'self' data: blob:", ...connections].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** As the content policy names an inline script or style. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
