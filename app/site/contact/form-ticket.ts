import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { ticketMinAgeMs } from '#shared/limits.ts'

export type FormTicket = ReturnType<typeof createFormTicket>
type Held = { ticket: string; usableAt: number }

/** The ticket of one form (I3), fetched ahead so that it is old enough by the time the form is filled in. */
export function createFormTicket() {
  let held: Promise<Held> | undefined

  function hold(): Promise<Held> {
    held ??= fetchTicket()
    // What failed is fetched anew the next time somebody asks.
    held.catch(() => (held = undefined))
    return held
  }

  return {
    prepare: () => void hold().catch(() => {}),
    /** Resolves when the ticket is old enough to be sent (J1). */
    async take(): Promise<string> {
      const { ticket, usableAt } = await hold()
      const wait = usableAt - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      return ticket
    },
    renew() {
      held = undefined
    },
  }
}

async function fetchTicket(): Promise<Held> {
  const response = await fetch(contactPaths.ticket(), { cache: 'no-store' })
  if (!response.ok) throw new Error(`no ticket: ${response.status}`)
  const { ticket } = (await response.json()) as { ticket: string }
  return { ticket, usableAt: performance.now() + ticketMinAgeMs }
}
