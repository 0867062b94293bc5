import { createHash } from 'node:crypto'
import type { RegisteredService } from '#shared/content/registered-services.ts'

/** What a consent depends on, by id of the service; in another order or under another name it is still the same. */
export type Fingerprints = Record<string, string>

export function fingerprintsOf(services: RegisteredService[]): Fingerprints {
  return Object.fromEntries(
    services.map(({ id, category, purpose, recipient, thirdCountry }) => [
      id,
      sha256(JSON.stringify([category, purpose, recipient, thirdCountry])),
    ]),
  )
}

/** Only a new service or a changed category, purpose, recipient or third country asks again (J12); a removed one does not. */
export function raisesRevision(before: Fingerprints, after: Fingerprints): boolean {
  return Object.entries(after).some(([id, fingerprint]) => before[id] !== fingerprint)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
