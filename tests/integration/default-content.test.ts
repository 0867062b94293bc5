import { describe, expect, test } from 'vitest'
import { collections, definitions, documents } from '#shared/content/index.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import { defaultItems } from '#server/content/import-defaults.ts'

// A generated test over every definition, and the amounts that the product promises.

describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (_name, definition) => {
  test('its defaults are valid, survive the sanitiser unchanged and have unique ids', () => {
    const items = defaultItems(definition)
    // Owners make pages of their own and have disturbances to tell of; none come with the site.
    expect(items.length > 0).toBe(!['ownPages', 'incidents'].includes(definition.name))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const { id, createdAt: _c, updatedAt: _u, ...values } of items)
      expect(sanitiseValues(definition.fields, values), id).toEqual(values)
  })

  test('its columns, title and order name fields that exist', () => {
    if (definition.kind === 'document') return
    const fields = Object.keys(definition.fields)
    for (const column of [...definition.columns, definition.title]) expect(fields).toContain(column)
    expect([...fields, 'createdAt', 'position']).toContain(definition.order.by)
    expect(definition.missingId).toMatch(/^No .+ ID provided$/)
  })

  test('its defaults contain no filler and use typographic quotes', () => {
    const text = JSON.stringify(definition.defaults)
    expect(text).not.toMatch(/lorem ipsum|TODO|XXX/i)
    expect(text.replace(/\\"(?=[^<]*>)/g, ''), 'straight quotes in texts').not.toMatch(/[\s(>]\\"[A-ZÄÖÜa-zäöü]/)
  })

  test('its links lead to pages or items that exist', () => {
    const known = knownPaths()
    for (const target of internalLinks(JSON.stringify(definition.defaults))) expect(known, target).toContain(target)
  })
})

test.each([
  ['services', 11],
  ['blogPosts', 8],
  ['testimonials', 6],
  ['stats', 4],
  ['history', 8],
  ['trainings', 8],
  ['portfolio', 6],
  ['faq', 18],
  ['jobs', 4],
  ['partners', 6],
  ['benefits', 3],
  ['categories', 3],
] as const)('%s has at least %i defaults', (name, atLeast) => {
  expect(collections[name].defaults.length).toBeGreaterThanOrEqual(atLeast)
})

test('the team has four members and the site fifteen topics', () => {
  expect(collections.team.defaults).toHaveLength(4)
  expect(documents.generalSettings.defaults.topicKeywords).toHaveLength(15)
  expect(documents.generalSettings.defaults.siteDescription).toBe('IT-Exzellenz aus {{firma.ort}}')
})

test('the footer has the resources and the company links of the specification (§2, J47)', () => {
  const linksOf = (wanted: string) =>
    documents.footer.defaults
      .categories!.find(({ title }) => title === wanted)!
      .links!.map(({ label, href }) => [label, href])
  expect(linksOf('Ressourcen')).toEqual([
    ['Blog', '/blog'],
    ['Fallstudien', '/blog'],
    ['Whitepaper', '/blog#whitepaper'],
    ['Newsletter', '#contact'],
    ['FAQ', '/faq'],
  ])
  expect(linksOf('Unternehmen')).toEqual([
    ['Über uns', '#about'],
    ['Team', '#team'],
    ['Karriere', '/career'],
    ['Partner', '/partners'],
    ['Kontakt', '#contact'],
    ['Praxisnetz', 'https://praxisnetz.example'],
    ['Lernwerk', 'https://lernwerk.example'],
  ])
})

test('every blog post has at least 500 words, headings and a list', () => {
  for (const { id, content } of collections.blogPosts.defaults) {
    expect(
      content
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length,
      id,
    ).toBeGreaterThanOrEqual(500)
    expect(content, id).toMatch(/<h2/)
    expect(content, id).toMatch(/<[uo]l>/)
  }
})

test('references name items that exist', () => {
  const ids = (name: keyof typeof collections) => defaultItems(collections[name]).map(({ id }) => id)
  for (const { category } of collections.blogPosts.defaults) expect(ids('categories')).toContain(category)
  for (const { service } of [...collections.testimonials.defaults, ...collections.portfolio.defaults])
    if (service) expect(ids('services')).toContain(service)
})

test('the legal texts cover what the law asks for and show what is still to be filled in', () => {
  const { impressum, datenschutz, agb } = documents
  expect(impressum.defaults.content).toMatch(/§ 5 DDG[\s\S]*§ 18 Abs. 2 MStV/)
  expect(impressum.defaults.content).not.toMatch(/ec\.europa\.eu\/consumers\/odr|TMG/)
  // Legal bases, the rights of the person, withdrawal, objection and complaint.
  for (const article of ['6', '15', '16', '17', '18', '20', '21', '22', '77'])
    expect(datenschutz.defaults.content).toMatch(new RegExp(`Art\\. ${article}\\b`))
  expect(datenschutz.defaults.content).toContain('§ 25')
  for (const text of [impressum, datenschutz, agb]) expect(text.defaults.content).toMatch(/\[Platzhalter: |\{\{firma\./)
})

function knownPaths(): string[] {
  const plain = Object.values(paths)
    .filter((build) => build.length === 0)
    .map((build) => (build as () => string)().split('#')[0]!)
  const items = (name: keyof typeof collections, path: (id: string) => string) =>
    defaultItems(collections[name]).map(({ id }) => path(id))
  return [
    ...plain,
    emergencyPath,
    ...items('blogPosts', paths.post),
    ...items('services', paths.service),
    ...items('portfolio', paths.project),
    ...items('jobs', paths.job),
  ]
}

function internalLinks(json: string): string[] {
  return [...json.matchAll(/(?:href=\\"|"(?:href|ownPage)":")(\/[^"\\#?]*)/g)].map(([, target]) => target!)
}
