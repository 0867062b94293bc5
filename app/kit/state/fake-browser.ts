import { vi } from 'vitest'

/** As much of a browser as the preferences touch: storage, one system setting and the root element. */
export function stubBrowser({ stored = {} as Record<string, string>, system = false, blocked = false } = {}) {
  const media = Object.assign(new EventTarget(), { matches: system })
  const values = new Map(Object.entries(stored))
  const classes = new Set<string>()
  const root = {
    classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
    style: { colorScheme: '' },
    dataset: {} as Record<string, string>,
  }
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const window = Object.assign(new EventTarget(), { matchMedia: () => media })
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (blocked) throw new DOMException('Access is denied for this document.', 'SecurityError')
      return localStorage
    },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: root })

  return {
    window,
    root,
    classes,
    values,
    changeSystem(matches: boolean) {
      media.matches = matches
      media.dispatchEvent(new Event('change'))
    },
    /** What the browser tells this tab after another one has written. */
    changeInOtherTab(key: string, value: string) {
      values.set(key, value)
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
    clearInOtherTab() {
      values.clear()
      window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    },
  }
}
