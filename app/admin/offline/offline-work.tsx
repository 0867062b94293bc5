import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminOfflineMessages as words } from '#shared/messages/admin-offline.ts'
import { registerServiceWorker, tellServiceWorker } from '#kit/server-call/service-worker-client.ts'
import { whenIdle } from '#kit/idle/when-idle.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import type { AdminFrame } from '#admin/shell/admin-frame.ts'
import type { Offline } from './offline.ts'
import type { TabEvent } from './tab-events.ts'
import { frameMark } from './tables.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useKeptScreen, currentOffline, useOffline, useOfflineStatus } from './use-offline.ts'

// Knows the whole registry, which screens without an editor do without.
const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })))

/** Opens what this browser keeps for the person, and says what becomes of changes that wait. */
export function OfflineWork({ frame }: { frame: AdminFrame }) {
  const offline = useOffline()
  const [dialogOpen, setDialogOpen] = useState(false)
  const { pathname } = useLocation()
  const { id } = frame.principal

  useEffect(() => {
    const open = async () => {
      const { offlineFor, rememberPerson } = await import('./open-offline.ts')
      rememberPerson(id)
      currentOffline.set(await offlineFor(id))
    }
    void open()
  }, [id])

  // What lists and editors need without a connection is loaded while there is one.
  useEffect(
    () => whenIdle(() => void Promise.allSettled([import('./client-loaders.ts'), import('./copy-reads.ts')])),
    [],
  )

  useKeptScreen(frameMark, frame)

  // Fetches the code of every screen: not before the content has come that somebody needs first.
  const reached = useOfflineStatus().connection === 'online'
  useEffect(() => {
    if (!reached) return
    return whenIdle(() => void keepAdmin())
  }, [reached])

  const onTabEvent = useEffectEvent(async (event: TabEvent, from: Offline) => {
    if (event.kind !== 'settled' || document.hidden) return
    const { outcome } = event
    if (outcome.kind !== 'parked' && outcome.kind !== 'refused') return
    const { collection, id: item } = event.place
    // Whoever has it open hears of it there.
    if ([adminPaths.item(collection, item), adminPaths.document(collection)].includes(pathname)) return
    const { titleFor } = await import('./change-title.ts')
    const title = titleFor(await from.items(), event.place)
    toaster.show({
      title: outcome.kind === 'parked' ? words.parkedToast(title) : words.refusedToast(title),
      description: outcome.kind === 'refused' ? outcome.message : undefined,
      variant: 'destructive',
      action: { label: words.status.details, run: () => setDialogOpen(true) },
    })
  })
  useEffect(() => offline?.subscribe((event) => void onTabEvent(event, offline)), [offline])

  return (
    <>
      <OfflineBar openDialog={() => setDialogOpen(true)} />
      {dialogOpen && offline && (
        <Suspense>
          <ChangesDialog offline={offline} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

let keeping: Promise<boolean> | undefined

/** Once per visit: a new version comes with a new page. */
function keepAdmin(): Promise<boolean> {
  keeping ??= registerServiceWorker().then((there) => there && tellServiceWorker({ type: 'keep-admin' }))
  return keeping
}
