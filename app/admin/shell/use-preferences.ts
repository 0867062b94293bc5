import { useSyncExternalStore } from 'react'
import {
  noListPreferences,
  noPreferences,
  preferencePaths,
  type ListPreferences,
  type Preferences,
  type SidebarPreferences,
} from '#shared/preferences/preferences.ts'
import { createSerialQueue } from '#shared/time/serial-queue.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { createObservable } from '#kit/state/observable.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'

/** What was arranged in this tab: it counts before what the server told last. */
const arranged = createObservable<{ person: string } & Partial<Preferences>>({ person: '' })
/** One after the other, so that what was chosen last stays. */
const inTurn = createSerialQueue()

export function useSidebarPreferences(): [SidebarPreferences, (next: SidebarPreferences) => void] {
  const { preferences, change } = usePreferences()
  return [
    preferences.sidebar,
    (sidebar) => {
      change({ sidebar })
      save(preferencePaths.sidebar(), sidebar)
    },
  ]
}

export function useListPreferences(collection: string): [ListPreferences, (next: ListPreferences) => void] {
  const { preferences, change } = usePreferences()
  return [
    preferences.lists[collection] ?? noListPreferences,
    (list) => {
      change({ lists: { ...preferences.lists, [collection]: list } })
      save(preferencePaths.list(collection), list)
    },
  ]
}

function usePreferences() {
  const { principal, preferences: told = noPreferences } = useAdminFrame()
  const own = useSyncExternalStore(arranged.subscribe, arranged.get, arranged.get)
  const mine: Partial<Preferences> = own.person === principal.id ? own : {}
  return {
    preferences: { sidebar: mine.sidebar ?? told.sidebar, lists: { ...told.lists, ...mine.lists } },
    change: (part: Partial<Preferences>) => arranged.set({ ...mine, ...part, person: principal.id }),
  }
}

/** Without a connection it holds for this tab. */
function save(path: string, body: object): void {
  void inTurn.run(async () => {
    const answer = await callServer('PUT', path, { body })
    if (answer.kind === 'refused') toaster.show({ title: answer.message, variant: 'destructive' })
  })
}
