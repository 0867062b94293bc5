import {
  consentAddress,
  consentDecisionHeader,
  consentIdHeader,
  type OptionalCategory,
  type OwnConsent,
} from '#shared/consent/consent.ts'
import { inTime } from '#kit/server-call/in-time.ts'

/** What somebody decided: choices on seeing a notice, or that everything is taken back. */
export type Decision = {
  /** The server takes each key once. */
  key: string
  /** The record that it belongs to. */
  id: string
  chosen: (Record<OptionalCategory, boolean> & { notice: string }) | null
}

/** Other decisions, and other tabs, wait for this one. */
const answerWithinMs = 30_000

// `keepalive`: a withdrawal reloads the page, and the request must outlive it.

/** False when it is worth another try. The server may also keep no ledger, or refuse for good: then nothing waits. */
export async function sendDecision({ key, id, chosen }: Decision): Promise<boolean> {
  const request: RequestInit = chosen
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...chosen, id, decision: key }),
      }
    : { method: 'DELETE', headers: { [consentIdHeader]: id, [consentDecisionHeader]: key } }
  try {
    const { status } = await inTime(answerWithinMs, (signal) =>
      fetch(consentAddress, { ...request, keepalive: true, signal }),
    )
    return status < 500 && status !== 408 && status !== 429
  } catch {
    return false // Offline, or no answer.
  }
}

export async function fetchOwnConsent(id: string, signal: AbortSignal): Promise<OwnConsent> {
  const response = await fetch(consentAddress, { headers: { [consentIdHeader]: id }, signal })
  if (!response.ok) throw new Error(`own consent answered ${response.status}`)
  return response.json()
}
