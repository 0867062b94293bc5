import { createHash } from 'node:crypto'
import { noOrigins, type ServiceOrigins } from '#server/consent/service-origins.ts'

/** On every answer, whatever it is; one that needs another value for its work sets it itself. */
export function securityHeaders({ https }: { https: boolean }): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
    ...(https ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
}

/** For answers that are no page: nothing in them may run or load anything. */
export const inertContentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * For pages: own files, exactly the inline scripts that were rendered, and the hosts of registered services. It is the
 * same for everyone; whether something loads is decided in the browser, by consent (J9).
 */
export function pageContentPolicy(html: string, { scripts: hosts, frames, connections }: ServiceOrigins = noOrigins) {
  const scripts = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...hosts].join(' '),
    "style-src 'self'",
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

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
