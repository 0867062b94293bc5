import { AppError } from '#shared/errors.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import type { Principal } from '#shared/people/people.ts'
import type { ReplacePreview, SearchWish } from '#shared/replace/replace.ts'
import { isSetupStep, setupSteps, type SetupCard, type SetupOverview, type SetupState } from '#shared/setup/setup.ts'
import { exampleCompany, exampleTerm } from '#shared/setup/example-content.ts'
import type { StoredValues, WorkingCopy } from '#server/content/rows.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Replacements } from '#server/replace/replacements.ts'
import { gapsOfContent, leftoverGaps, offersIn, type ContentFacts } from './setup-gaps.ts'

type Person = Pick<Principal, 'id' | 'role'>
type Parts = {
  database: Database
  store: Pick<ContentStore, 'catalogue' | 'working' | 'list'>
  feed: Pick<ChangeFeed, 'read'>
  /** Whether mails have a way out. */
  sendsMail(): boolean
  /** Whether more than a password protects somebody's account. */
  hasSecondFactor(userId: string): Promise<boolean>
  replacements: Pick<Replacements, 'preview'>
  now(): Date
}

/** The whole set-up, where the steps have their names. */
const all = 'all'

/**
 * The guided start of an owner. Where a step stands follows from the content itself; only what nobody can see there
 * (ticked off, left out, put away) is remembered.
 */
export function openSetup(parts: Parts) {
  const { database, store, feed, replacements, now } = parts

  async function marks(): Promise<Map<string, string>> {
    const rows = await database.query.selectFrom('setup_steps').select(['step', 'state']).execute()
    return new Map(rows.map(({ step, state }) => [step, state]))
  }

  async function readFacts(person: Person): Promise<ContentFacts> {
    await feed.read()
    await store.catalogue.upToDate()
    const [profile, brand, settings, pages, secondFactor] = await Promise.all([
      store.working('companyProfile', undefined),
      store.working('brand', undefined),
      store.working('generalSettings', undefined),
      store.list('pages'),
      parts.hasSecondFactor(person.id),
    ])
    const { catalogue } = store
    return {
      profile: valuesOf(profile),
      profileVersion: profile?.version ?? 0,
      brand: valuesOf(brand),
      settings: valuesOf(settings),
      pages,
      shelf: (name) => catalogue.shelf(name).inOrder,
      sendsMail: parts.sendsMail(),
      secondFactor,
    }
  }

  async function set(step: string, state: string, by: string): Promise<void> {
    const row = { step, state, by, at: now().toISOString() }
    await inWriteTransaction(database, (transaction) =>
      transaction
        .insertInto('setup_steps')
        .values(row)
        .onConflict((conflict) => conflict.column('step').doUpdateSet(row))
        .execute(),
    )
  }

  return {
    /** Everything that the screen shows. Looks through all content for what is left of the example. */
    async overview(person: Person): Promise<SetupOverview> {
      const [facts, known] = await Promise.all([readFacts(person), marks()])
      const left = await replacements.preview(wishFor(exampleTerm), person)
      const gaps = { ...gapsOfContent(facts), leftovers: leftoverGaps(left) }
      return {
        steps: setupSteps.map((name) => ({
          name,
          gaps: gaps[name] === 'done' ? [] : gaps[name],
          state: stateOf(gaps[name], known.get(name)),
        })),
        offers: offersIn(facts),
        profile: { version: facts.profileVersion, values: facts.profile },
        leftover: { term: saysFullName(left) ? exampleCompany : exampleTerm, name: String(facts.profile.name ?? '') },
      }
    },
    /** For the dashboard: without the search through all content, which only the screen itself needs. */
    async card(person: Person): Promise<SetupCard> {
      const known = await marks()
      if (known.has(all)) return null
      const gaps = gapsOfContent(await readFacts(person))
      const open = setupSteps.filter((name) => {
        if (name === 'leftovers') return !known.has(name)
        return stateOf(gaps[name], known.get(name)) === 'open'
      })
      const [next] = open
      return next ? { done: setupSteps.length - open.length, all: setupSteps.length, next } : null
    },
    async mark(step: string, state: SetupState, by: string): Promise<void> {
      if (!isSetupStep(step) && step !== all) throw new AppError('not-found', 404, setupMessages.unknownStep)
      if (state !== 'open') return set(step, state, by)
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('setup_steps').where('step', '=', step).execute(),
      )
    },
  }
}

/** The content itself wins over what somebody said of it. */
function stateOf(gaps: 'done' | readonly unknown[], marked: string | undefined): SetupState {
  if (gaps === 'done') return 'done'
  return marked === 'done' || marked === 'skipped' ? marked : 'open'
}

/** What people enter, without what the server adds. */
function valuesOf(copy: WorkingCopy | undefined): StoredValues {
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values }: StoredValues = copy?.item ?? {}
  return values
}

/** Then it is replaced as a whole: the first word alone would leave the rest of it behind. */
function saysFullName({ items }: ReplacePreview): boolean {
  return items.some(({ places }) =>
    places.some(({ hits }) => hits.some(({ match, after }) => (match + after).startsWith(exampleCompany))),
  )
}

function wishFor(term: string): SearchWish {
  return { term, matchCase: false, wholeWords: false, addresses: true }
}
