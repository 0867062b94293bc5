import { consentAddress, consentIdHeader, type ConsentRecord, type OwnConsent } from '#shared/consent.ts'

// `keepalive`: a withdrawal reloads the page, and the request must outlive it.

/** Whether the server has it. It may also keep no ledger, which is as good. */
export async function sendChoice({ id, notice, preferences, analytics, marketing }: ConsentRecord): Promise<boolean> {
  try {
    const response = await fetch(consentAddress, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, notice, preferences, analytics, marketing }),
    })
    return response.ok
  } catch {
    return false // Offline: the next page tries again.
  }
}

/** The record is gone from the browser whatever happens here: withdrawal takes effect at once (G4). */
export async function sendWithdrawal(id: string): Promise<void> {
  await fetch(consentAddress, { method: 'DELETE', keepalive: true, headers: { [consentIdHeader]: id } }).catch(() => {})
}

export async function fetchOwnConsent(id: string, signal: AbortSignal): Promise<OwnConsent> {
  const response = await fetch(consentAddress, { headers: { [consentIdHeader]: id }, signal })
  if (!response.ok) throw new Error(`own consent answered ${response.status}`)
  return response.json()
}
