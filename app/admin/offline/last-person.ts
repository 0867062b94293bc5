import { personKey } from '#shared/offline/sync.ts'

/** Who used the admin area here last: without a connection nobody else can be asked. */
export function lastPerson(): string | undefined {
  return attempt(() => localStorage.getItem(personKey)) ?? undefined
}

export function rememberPerson(person: string) {
  attempt(() => localStorage.setItem(personKey, person))
}

export function forgetPerson() {
  attempt(() => localStorage.removeItem(personKey))
}

/** Storage may be forbidden: then the admin area needs a connection to start. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
