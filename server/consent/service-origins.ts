import type { RegisteredService } from '#shared/content/registered-services.ts'
import type { ServiceOrigins } from '#server/http/security-headers.ts'

export function originsOf(services: Pick<RegisteredService, 'script' | 'use' | 'hosts'>[]): ServiceOrigins {
  const addresses = (use: RegisteredService['use']) =>
    services.filter((service) => service.use === use).flatMap(({ script }) => originOf(script))
  const scripts = unique(addresses('script'))
  return {
    scripts,
    frames: unique(addresses('embed')),
    connections: unique([...scripts, ...services.flatMap(({ hosts }) => hosts)]),
  }
}

/** A path of this site needs no permission. */
export function originOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return []
  return [new URL(address).origin]
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)].toSorted()
}
