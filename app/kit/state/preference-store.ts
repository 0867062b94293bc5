/** A choice kept in this browser that falls back to a setting of the system: theme and motion. */
export type Preference<Choice extends string, Value> = {
  key: string
  choices: readonly Choice[]
  /** The media query of the system's own setting. */
  query: string
  /** Name of the event on `window` that announces a change; its detail is the new value. */
  event: string
  resolve: (choice: Choice | null, system: boolean) => Value
  apply: (value: Value) => void
}

/** Touches the browser only when used, so that the server may import it. */
export function createPreferenceStore<Choice extends string, Value extends string | boolean>(
  preference: Preference<Choice, Value>,
) {
  const { key, choices, query, event, resolve, apply } = preference
  let choice: Choice | null = null
  let value: Value | undefined

  function current(): Value {
    if (value === undefined) {
      choice = read()
      value = resolve(choice, window.matchMedia(query).matches)
    }
    return value
  }

  function refresh(): void {
    const next = resolve(choice, window.matchMedia(query).matches)
    if (next === value) return
    value = next
    apply(next)
    window.dispatchEvent(new CustomEvent(event, { detail: next }))
  }

  /** With storage blocked the choice still holds until the page is left. */
  function read(): Choice | null {
    try {
      const stored = window.localStorage.getItem(key)
      return choices.find((known) => known === stored) ?? null
    } catch {
      return choice
    }
  }

  function reread(): void {
    choice = read()
    refresh()
  }

  return {
    current,

    /** The visitor's own choice; null goes back to the system. The only place that writes to storage (H21). */
    choose(chosen: Choice | null): void {
      choice = chosen
      try {
        if (chosen === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, chosen)
      } catch {
        // Blocked or full: see read().
      }
      refresh()
    },

    subscribe(listener: () => void): () => void {
      window.addEventListener(event, listener)
      return () => window.removeEventListener(event, listener)
    },

    /** Follows the system, other tabs and the way back to a page that slept. Returns how to stop. */
    follow(): () => void {
      const system = window.matchMedia(query)
      const onStorage = (change: StorageEvent) => {
        if (change.key === key || change.key === null) reread()
      }
      apply(current())
      system.addEventListener('change', refresh)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', reread)
      return () => {
        system.removeEventListener('change', refresh)
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', reread)
      }
    },
  }
}
