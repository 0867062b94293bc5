/**
 * What Google asks of structured data, by type (developers.google.com/search/docs/appearance/structured-data, autumn 2026).
 * Names with a dot stand inside. `recommended` is held for what the site came with; what an owner may leave empty is not in it.
 */
export const googleRules: Record<string, { required: string[]; recommended: string[] }> = {
  ProfessionalService: {
    required: [
      'name',
      'address.streetAddress',
      'address.postalCode',
      'address.addressLocality',
      'address.addressCountry',
    ],
    recommended: ['url', 'telephone', 'openingHoursSpecification', 'logo', 'image', 'email', 'address.addressRegion'],
  },
  WebPage: { required: ['name', 'url'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction.target', 'potentialAction.query-input'] },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  BlogPosting: {
    required: ['headline'],
    recommended: ['author.name', 'author.url', 'datePublished', 'dateModified', 'image', 'publisher.name'],
  },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.addressCountry',
      'jobLocation.address.addressLocality',
    ],
    recommended: [
      'employmentType',
      'identifier.value',
      'hiringOrganization.sameAs',
      'jobLocation.address.addressRegion',
      'jobLocation.address.postalCode',
      'jobLocation.address.streetAddress',
      'directApply',
    ],
  },
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'], recommended: [] },
  ItemList: {
    required: ['itemListElement.item.name', 'itemListElement.item.description'],
    recommended: [
      'itemListElement.item.provider.name',
      'itemListElement.item.hasCourseInstance.courseMode',
      'itemListElement.item.url',
    ],
  },
  Service: { required: ['name', 'provider.name'], recommended: ['description', 'serviceType', 'url'] },
  CreativeWork: { required: ['name'], recommended: ['creator.name', 'description', 'url', 'image', 'dateCreated'] },
  Person: { required: ['name'], recommended: ['jobTitle', 'worksFor.name'] },
}

/** What is wrong with the structured data of a page; nothing where it has all that is required and recommended. */
export function dataProblems(data: readonly Record<string, unknown>[]): string[] {
  return data.flatMap((entry) => {
    const type = String(entry['@type'])
    const rules = googleRules[type]
    if (!rules) return [`${type} has no rules`]
    return [...missingIn(entry, [...rules.required, ...rules.recommended]), ...relativeAddresses(entry)].map(
      (problem) => `${type}: ${problem}`,
    )
  })
}

/** Which of these names a piece of data lacks; a list lacks what one of its entries lacks. */
function missingIn(data: unknown, names: readonly string[]): string[] {
  return names.filter((name) => !has(data, name.split('.')))
}

function has(value: unknown, [first, ...rest]: string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => has(entry, [first!, ...rest]))
  if (typeof value !== 'object' || value === null) return false
  const inner = (value as Record<string, unknown>)[first!]
  if (inner === undefined || inner === '' || (Array.isArray(inner) && inner.length === 0)) return false
  return rest.length === 0 || has(inner, rest)
}

/** Every address in it that would lead nowhere outside of the site. */
function relativeAddresses(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(relativeAddresses)
  if (typeof data !== 'object' || data === null) {
    return typeof data === 'string'
      ? [...data.matchAll(/(?:href|src)="(?!https?:|mailto:|tel:)([^"]*)"/g)].map(String)
      : []
  }
  return Object.entries(data).flatMap(([name, value]) =>
    /^(url|item|image|logo|sameAs|mainEntityOfPage|@id)$/.test(name) &&
    typeof value === 'string' &&
    !/^https?:/.test(value)
      ? [`${name}: ${value}`]
      : relativeAddresses(value),
  )
}
