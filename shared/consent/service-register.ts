import { registeredServiceFields, type RegisteredService } from '#shared/content/registered-services.ts'

type Key = Omit<RegisteredService['keys'][number], 'storage'> & { storage: string }
export type RegisterRow = Pick<
  RegisteredService,
  'id' | 'name' | 'provider' | 'purpose' | 'recipient' | 'thirdCountry'
> & { keys: Key[] }
export type RegisterCategory = { id: string; title: string; services: RegisterRow[] }

/** The register of services by category, empty ones included, in words for people. For the server. */
export function toRegisterCategories(services: RegisteredService[]): RegisterCategory[] {
  return Object.entries(registeredServiceFields.category.options).map(([id, title]) => ({
    id,
    title,
    services: services.filter(({ category }) => category === id).map(toRow),
  }))
}

function toRow({ id, name, provider, purpose, recipient, thirdCountry, keys }: RegisteredService): RegisterRow {
  const places = registeredServiceFields.keys.fields.storage.options
  return {
    id,
    name,
    provider,
    purpose,
    recipient,
    thirdCountry,
    keys: keys.map((key) => ({ ...key, storage: places[key.storage] })),
  }
}
