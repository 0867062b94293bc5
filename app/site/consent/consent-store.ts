import {
  everything,
  onlyNecessary,
  parseConsentRecord,
  stateOfRecord,
  type ConsentChoices,
  type ConsentContent,
  type ConsentRecord,
  type ConsentSettings,
  type OptionalCategory,
} from '#shared/consent/consent.ts'
import { createObservable } from '#kit/state/observable.ts'
import { randomHex } from '#shared/text/random-hex.ts'
import { deleteKeys } from './delete-keys.ts'
import { addDecision, sendDecisions, waitingDecisions } from './decision-queue.ts'
import type { Decision } from './ledger-client.ts'

export const consentKey = 'schaufenster-consent'

/** The states of spec §4. Without a record nothing is stored anywhere (J10). */
export type ConsentState = { choices: ConsentChoices; bannerVisible: boolean; record: ConsentRecord | null }
/** The text on which somebody decides. */
export type ShownNotice = Pick<ConsentContent, 'revision' | 'hash'>

export const unknownConsent: ConsentState = { choices: onlyNecessary, bannerVisible: false, record: null }
const undecided: ConsentState = { choices: onlyNecessary, bannerVisible: true, record: null }

const state = createObservable(unknownConsent)
let settings: ConsentSettings | undefined
/** With storage blocked the choice still holds until the page is left. */
let unstored: string | null = null

export const consentState = state.get
export const subscribeToConsent = state.subscribe
export const consentSettings = () => settings

/** What counts on this page: the register may have changed since the last one. */
export function configureConsent(next: ConsentSettings): void {
  settings = next
  readConsent()
}

/** Another tab may have chosen, or the time may be over. */
export function readConsent(): void {
  if (!settings) return
  const record = parseConsentRecord(read())
  const validity = stateOfRecord(record, settings, new Date())
  if (record && validity === 'expired') {
    write(null)
    void deleteKeys(settings.services.filter(({ category }) => record[category]).flatMap(({ keys }) => keys))
  }
  show(record && validity === 'current' ? decided(record) : undecided)
}

export function acceptAll(shown: ShownNotice): void {
  choose(everything, shown)
}

export function rejectAll(shown: ShownNotice): void {
  choose(onlyNecessary, shown)
}

/** One switch. It saves at once and answers the banner (H13). */
export function setCategory(category: OptionalCategory, on: boolean, shown: ShownNotice): void {
  choose({ ...state.get().choices, [category]: on }, shown)
}

/** Withdraws: the record goes, the banner comes back (H14). */
export function resetConsent(): void {
  const record = parseConsentRecord(read())
  write(null)
  show(undecided)
  if (record) decide(record.id, null)
}

/** What could not be sent when it was decided. */
export function sendUnsent(): void {
  const { record } = state.get()
  // From a version of the site that kept no queue.
  if (record && !record.sent && waitingDecisions().length === 0) decide(record.id, chosenBy(record))
  else void send()
}

function choose(choices: ConsentChoices, { revision, hash }: ShownNotice): void {
  const id = parseConsentRecord(read())?.id ?? randomHex(16)
  const record: ConsentRecord = {
    ...choices,
    id,
    at: new Date().toISOString(),
    revision,
    notice: hash,
    sent: false,
  }
  write(JSON.stringify(record))
  show(decided(record))
  decide(id, chosenBy(record))
}

function decide(id: string, chosen: Decision['chosen']): void {
  addDecision({ key: randomHex(16), id, chosen })
  void send()
}

async function send(): Promise<void> {
  await sendDecisions()
  // As it is stored: another tab may have taken it back, of which this one hears later.
  const record = parseConsentRecord(read())
  if (!record || record.sent || waitingDecisions().length > 0) return
  write(JSON.stringify({ ...record, sent: true }))
  if (state.get().record?.at === record.at) show(decided({ ...record, sent: true }))
}

function chosenBy({ notice, preferences, analytics, marketing }: ConsentRecord): Decision['chosen'] {
  return { notice, preferences, analytics, marketing }
}

function decided(record: ConsentRecord): ConsentState {
  const { preferences, analytics, marketing } = record
  return { choices: { necessary: true, preferences, analytics, marketing }, bannerVisible: false, record }
}

/** Announced to whoever follows only when something is different. */
function show(next: ConsentState): void {
  if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next)
}

function read(): string | null {
  try {
    return window.localStorage.getItem(consentKey) ?? unstored
  } catch {
    return unstored
  }
}

function write(record: string | null): void {
  unstored = null
  try {
    if (record === null) window.localStorage.removeItem(consentKey)
    else window.localStorage.setItem(consentKey, record)
  } catch {
    unstored = record
  }
}
