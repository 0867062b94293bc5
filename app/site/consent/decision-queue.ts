import { type Decision, sendDecision } from './ledger-client.ts'

const queueKey = 'schaufenster-consent-unsent'

/** With storage blocked what waits is sent as long as the page is there. */
let unstored: Decision[] = []
let sending: Promise<void> = Promise.resolve()

/**
 * Decisions wait on this device until the ledger has them, in their order: a withdrawal without a connection is one too
 * (Art. 7(3) GDPR). Stored only after somebody decided, and gone once it is sent (J10).
 */
export function addDecision(decision: Decision): void {
  write([...waitingDecisions(), decision])
}

export function waitingDecisions(): Decision[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(queueKey) ?? '[]') as (Decision | null)[]
    return [...stored.filter((decision) => typeof decision?.key === 'string'), ...unstored] as Decision[]
  } catch {
    return unstored
  }
}

/** Sends what waits; resolves when that is done or must wait for a connection. */
export function sendDecisions(): Promise<void> {
  // After what is under way, which may have looked for the last time already.
  sending = sending.then(inTurn).catch(() => {})
  return sending
}

/** One tab at a time, where browsers know turns; elsewhere the server still takes each decision once. */
async function inTurn(): Promise<void> {
  if (waitingDecisions().length === 0) return
  if (navigator.locks) await navigator.locks.request(queueKey, sendAll)
  else await sendAll()
}

async function sendAll(): Promise<void> {
  for (let next = waitingDecisions()[0]; next; next = waitingDecisions()[0]) {
    if (!(await sendDecision(next))) return
    const { key } = next
    write(waitingDecisions().filter((waiting) => waiting.key !== key))
  }
}

function write(decisions: Decision[]): void {
  unstored = []
  try {
    if (decisions.length === 0) window.localStorage.removeItem(queueKey)
    else window.localStorage.setItem(queueKey, JSON.stringify(decisions))
  } catch {
    unstored = decisions
  }
}
