import { isLegalName } from '#shared/addresses/legal-names.ts'
import { fillTokens, fillTokensInHtml, mayHoldTokens } from '#shared/company/company-tokens.ts'
import { companyProfile, type CompanyProfile } from '#shared/content/company-profile.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { collections, documents, type ContentName } from '#shared/content/index.ts'
import { mapTexts } from '#shared/content/map-texts.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { StoredValues } from './rows.ts'
import type { ContentStore } from './store.ts'

/** Reads of what is published. */
export type PublishedReads = Pick<ContentStore, 'list' | 'parts' | 'several' | 'get' | 'document'>
/** The same with what is kept in memory of it. */
export type PublishedContent = PublishedReads & Pick<ContentStore, 'catalogue' | 'idAt'>
export type FilledContent = ReturnType<typeof openFilledContent>
type Named = Pick<AnyDefinition, 'name' | 'fields'>

const filledInputs: ReadonlySet<string> = new Set(['text', 'multiline', 'lines', 'tags'])

/**
 * Published content as visitors read it: what stands in double braces is filled from the company profile (J17). Pages,
 * search, chat, mails, the question for consent and the public API read through it; editors and archives have texts as they
 * are stored.
 */
export function openFilledContent(store: PublishedReads, feed: Pick<ChangeFeed, 'subscribe'>) {
  let known: Promise<CompanyProfile> | undefined
  feed.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === companyProfile.name || collection === '*')) known = undefined
  })

  function company(): Promise<CompanyProfile> {
    const asked = (known ??= store.document('companyProfile').then((found) => found ?? builtInProfile()))
    asked.catch(() => {
      if (known === asked) known = undefined
    })
    return asked
  }

  const { fill, fillBuiltIn } = fillFrom(company)
  const one = async <Item extends object>(definition: Named, item: Item | undefined): Promise<Item | undefined> =>
    item && (await fill(definition, [item]))[0]
  const reads: PublishedReads = {
    list: async (name) => fill(definitionNamed(name), await store.list(name)),
    several: async (name, ids) => fill(definitionNamed(name), await store.several(name, ids)),
    async *parts(name) {
      for await (const items of store.parts(name)) yield fill(definitionNamed(name), items)
    },
    get: async (name, id) => one(definitionNamed(name), await store.get(name, id)),
    document: async (name) => one(definitionNamed(name), await store.document(name)),
  }
  return { ...reads, fill, fillBuiltIn }
}

/** Fills texts from this company: the published one, or a draft of it that somebody looks at. */
export function fillFrom(company: () => Promise<CompanyProfile>) {
  return {
    async fill<Item extends object>(definition: Named, items: Item[]): Promise<Item[]> {
      if (!isFilled(definition) || !mayHoldTokens(JSON.stringify(items))) return items
      const profile = await company()
      return items.map((item) => fillItem(definition, item, profile))
    },
    /** The same for built-in texts, which are shown where nothing can be read (spec §8). */
    async fillBuiltIn<Item extends object>(definition: Named, items: Item[]): Promise<Item[]> {
      if (!isFilled(definition)) return items
      const profile = await company().catch(builtInProfile)
      return items.map((item) => fillItem(definition, item, profile))
    },
  }
}

/** The profile is the source, and legal texts fill their own with more care (shared/legal/legal-tokens.ts). */
function isFilled({ name }: Named): boolean {
  return name !== companyProfile.name && !isLegalName(name)
}

function fillItem<Item extends object>({ fields }: Named, item: Item, company: CompanyProfile): Item {
  // Only texts change, and they stay texts.
  return mapTexts(fields, item as StoredValues, (text, { field: { input } }) => {
    if (input === 'html') return fillTokensInHtml(text, company)
    return filledInputs.has(input) ? fillTokens(text, company) : text
  }) as Item
}

function definitionNamed(name: ContentName): Named {
  return { ...collections, ...documents }[name]
}

/** Hardly anybody ever needs it, so it is made when somebody does. */
function builtInProfile(): CompanyProfile {
  const values = companyProfile.schema.parse(companyProfile.defaults)
  return { ...values, id: companyProfile.name, createdAt: '', updatedAt: '' }
}
