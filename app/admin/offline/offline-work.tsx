import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { adminOfflineMessages as words } from '#shared/messages/admin-offline.ts'
import { registerServiceWorker, tellServiceWorker } from '#kit/server-call/service-worker-client.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { whenIdle } from '#kit/idle/idle.ts'
import { ThreadLoader } from '#kit/skeleton/thread-loader.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import type { Principal } from '#shared/people/people.ts'
import type { Offline } from './offline.ts'
import styles from './offline-work.module.css'
import { rememberPerson } from './last-person.ts'
import { offlineFor } from './load-offline.ts'
import { frameMark } from './tables.ts'
import type { Status, TabEvent } from './tab-events.ts'
import { useKeptScreen, currentOffline, useOffline, useOfflineStatus } from './use-offline.ts'

// Knows the whole registry, which screens without an editor do without.
const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })))

/** Opens what this browser keeps for the person, and says what becomes of changes that wait. */
export function OfflineWork({ frame }: { frame: { principal: Pick<Principal, 'id'> } }) {
  const offline = useOffline()
  const [dialogOpen, setDialogOpen] = useState(false)
  const { pathname } = useLocation()
  const { id } = frame.principal

  useEffect(() => {
    const open = async () => {
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
    const { titleFor } = await import('./copy-reads.ts')
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

/** Whether the server is there, and what waits for it. Says nothing while all is well. */
function OfflineBar({ openDialog }: { openDialog(): void }) {
  const offline = useOffline()
  const status = useOfflineStatus()
  const { pathname } = useLocation()
  const text = textFor(status)
  if (!offline || !text) return <output className={styles.silent} aria-label={words.status.label} />
  const away = status.connection === 'offline'
  return (
    <div className={styles.bar} data-tone={status.connection === 'online' ? 'info' : 'warning'}>
      <Icon name={status.connection === 'online' ? 'clock' : 'warning'} />
      <output aria-label={words.status.label}>{text}</output>
      {away && (
        <button type="button" onClick={offline.retry}>
          {words.status.retry}
        </button>
      )}
      {status.connection === 'second-factor' && (
        <a href={signInPaths.missingFactor(pathname)}>{words.status.setUpFactor}</a>
      )}
      {(status.changes.length > 0 || status.refused.length > 0) && (
        <button type="button" onClick={openDialog}>
          {words.status.details}
        </button>
      )}
    </div>
  )
}

function textFor({ connection, changes, refused }: Status): string {
  const parked = changes.filter((change) => change.parked).length
  const waiting = changes.length - parked
  const count = waiting > 0 ? words.status.pending(waiting) : ''
  const problems = [
    parked > 0 ? words.status.parked(parked) : '',
    refused.length > 0 ? words.status.refused(refused.length) : '',
  ]
  const base =
    connection === 'offline'
      ? `${[words.status.offline, count].filter(Boolean).join(' · ')}. ${waiting > 0 ? words.status.offlineText : words.status.offlineClean}`
      : connection === 'second-factor'
        ? [count, words.status.secondFactor].filter(Boolean).join('. ')
        : connection === 'signed-out' && waiting > 0
          ? `${count}. ${words.status.signedOut}`
          : // A single change is on its way all the time while somebody types.
            waiting > 1
            ? `${words.status.sending} ${count}`
            : ''
  return [base, ...problems].filter(Boolean).join(' ')
}

let keeping: Promise<boolean> | undefined

/** Once per visit: a new version comes with a new page. */
function keepAdmin(): Promise<boolean> {
  keeping ??= registerServiceWorker().then((there) => there && tellServiceWorker({ type: 'keep-admin' }))
  return keeping
}

/** While the copy on this device is opened. */
export function OfflineStart() {
  return (
    <main className={styles.start} data-offline-start>
      <ThreadLoader label={words.starting} />
      <p aria-hidden="true">{words.starting}</p>
    </main>
  )
}
