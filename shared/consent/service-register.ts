import type { RegisteredService } from '#shared/content/registered-services.ts'
import type { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import type { Words } from '#shared/words/word-group.ts'

/** What the text that asks is made of. */
export type NoticeWords = Words<typeof consentNoticeWords.texts>
type Key = Omit<RegisteredService['keys'][number], 'storage'> & { storage: string }
export type RegisterRow = Pick<
  RegisteredService,
  'id' | 'name' | 'provider' | 'purpose' | 'recipient' | 'thirdCountry'
> & { keys: Key[] }
export type RegisterCategory = { id: string; title: string; services: RegisterRow[] }

/** The register of services by category, empty ones included, in words for people. For the server. */
export function toRegisterCategories(services: RegisteredService[], words: NoticeWords): RegisterCategory[] {
  return Object.entries(words.categories).map(([id, title]) => ({
    id,
    title,
    services: services.filter(({ category }) => category === id).map((service) => toRow(service, words)),
  }))
}

function toRow(service: RegisteredService, words: NoticeWords): RegisterRow {
  const { id, name, provider, purpose, recipient, thirdCountry, keys } = service
  return {
    id,
    name,
    provider,
    purpose,
    recipient,
    thirdCountry,
    keys: keys.map((key) => ({ ...key, storage: words.storages[key.storage] })),
  }
}
