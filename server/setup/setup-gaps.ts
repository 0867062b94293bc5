import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { isLegalName } from '#shared/addresses/legal-names.ts'
import { isSwitchable, isSwitchedOff } from '#shared/addresses/page-switch.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { brand } from '#shared/content/brand.ts'
import { companyProfile } from '#shared/content/company-profile.ts'
import { definitions } from '#shared/content/index.ts'
import type { Page } from '#shared/content/pages.ts'
import { setupMessages as words } from '#shared/messages/setup.ts'
import type { ReplacePreview } from '#shared/replace/replace.ts'
import { isExamplePerson, profileGaps } from '#shared/setup/example-content.ts'
import type { SetupGap, SetupOffer, SetupStepName } from '#shared/setup/setup.ts'
import type { Listed } from '#server/content/catalogue.ts'
import type { StoredValues } from '#server/content/rows.ts'

/** What the steps are judged by. */
export type ContentFacts = {
  profile: StoredValues
  profileVersion: number
  brand: StoredValues
  settings: StoredValues
  pages: Page[]
  shelf(name: string): readonly Listed[]
  sendsMail: boolean
  secondFactor: boolean
}
/** What is still to do; an empty list means that only a person can say whether something is. */
type Gaps = 'done' | SetupGap[]

/** Every step but the search for leftovers, which takes longer. */
export function gapsOfContent(facts: ContentFacts): Record<Exclude<SetupStepName, 'leftovers'>, Gaps> {
  return {
    profile: doneOr(
      profileGaps(facts.profile).map((title) => gap(title, '', adminPaths.document(companyProfile.name))),
    ),
    appearance: hasOwnLook(facts) ? 'done' : [],
    offers: offersIn(facts).some(({ on }) => !on) ? 'done' : [],
    people: doneOr(
      facts
        .shelf('team')
        .filter(({ copied: { item } }) => isExamplePerson(item))
        .map(({ copied: { item } }) =>
          gap(String(Reflect.get(item, 'name')), words.people.example, adminPaths.item('team', item.id)),
        ),
    ),
    legal: doneOr(legalGaps(facts)),
    mail: facts.sendsMail ? 'done' : [],
    'second-factor': facts.secondFactor ? 'done' : [gap(words.secondFactor, '', signInPaths.account())],
  }
}

export function leftoverGaps({ items }: ReplacePreview): Gaps {
  return doneOr(
    items.map(({ title, area, path, places }) => {
      const count = places.reduce((sum, { hits }) => sum + hits.length, 0)
      return gap(title, [area, words.leftovers.places(count)].filter(Boolean).join(', '), path)
    }),
  )
}

/** Pages that can be switched off, and services that can be taken back. */
export function offersIn({ pages, shelf }: ContentFacts): SetupOffer[] {
  const versions = new Map(shelf('pages').map(({ copied }) => [copied.item.id, copied.version]))
  const switched = pages
    .filter(({ id }) => isSwitchable(id))
    .map((page): SetupOffer => {
      const { id, title } = page
      return { collection: 'pages', id, title, version: versions.get(id) ?? 0, on: !isSwitchedOff(page) }
    })
  const services = shelf('services').map(({ copied: { item, version, live } }): SetupOffer => {
    return { collection: 'services', id: item.id, title: String(Reflect.get(item, 'title')), version, on: live }
  })
  return [...switched, ...services]
}

/** Placeholders of the legal texts, and of the profile that fills them. */
function legalGaps({ shelf }: ContentFacts): SetupGap[] {
  return definitions
    .filter(({ name }) => isLegalName(name) || name === companyProfile.name)
    .flatMap(({ name, label }) =>
      shelf(name).flatMap(({ gaps }) =>
        gaps.map(({ path, field, count }) =>
          gap(field, [String(label), words.leftovers.places(count)].join(', '), adminPaths.field(name, path)),
        ),
      ),
    )
}

function hasOwnLook({ brand: stored, settings }: ContentFacts): boolean {
  const came = brand.schema.parse(brand.defaults)
  const changed = Object.entries(came).some(([name, value]) => stored[name] !== value)
  return changed || Boolean(settings.logoUrl) || Boolean(settings.logoDarkUrl)
}

function doneOr(gaps: SetupGap[]): Gaps {
  return gaps.length === 0 ? 'done' : gaps
}

function gap(title: string, note: string, path: string): SetupGap {
  return { title, note, path }
}
