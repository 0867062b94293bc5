import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { moveMessages } from '#shared/messages/move.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { Mark } from '#kit/logo/logo.tsx'
import { ThemeButton } from '#kit/theme/theme-button.tsx'
import { useTypingTakenOver } from '#kit/typing/use-typing-taken-over.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { followSheet } from '#kit/dialog/sheet.ts'
import { Icon } from '#kit/icon/icon.tsx'
import type { AdminFrame } from './admin-frame.ts'
import styles from './admin-shell.module.css'
import { Overlays, PaletteButton } from './shortcuts/overlays.tsx'
import { SectionNav } from './section-nav.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { UserMenu } from './user-menu.tsx'

const drawerId = 'admin-menue'
const sidebarVisible = '(min-width: 64em)'

/** What stands around every screen: a sidebar, or below 1024 px a top bar with a drawer (docs/design.md, Admin). */
export function AdminShell({ frame, children }: { frame: AdminFrame; children: ReactNode }) {
  const loading = useNavigation().state === 'loading'
  const shell = useRef<HTMLDivElement>(null)
  useTypingTakenOver(shell)
  useKeptFocus(shell)
  useNoStrayDrops()
  useLowToasts()
  useUnreadTitle(frame.unread ?? 0)
  return (
    <div ref={shell} className={styles.shell}>
      <a href={`#${contentId}`} className={styles.skip}>
        {frameWords.texts.skip}
      </a>
      <header className={styles.bar}>
        <Home siteName={frame.siteName} />
        <ThemeButton />
        <Drawer>
          <Everything frame={frame} />
        </Drawer>
      </header>
      <aside className={styles.side}>
        <div className={styles.top}>
          <Home siteName={frame.siteName} />
          <ThemeButton />
        </div>
        <Everything frame={frame} />
      </aside>
      <main id={contentId} tabIndex={-1} className={styles.main} aria-busy={loading || undefined}>
        <div className={styles.loading} />
        {children}
      </main>
      <Overlays />
    </div>
  )
}

/** Stands over every screen while the site moves: nothing that is written now is saved by the server. */
export function MoveBanner({ state }: { state: NonNullable<AdminFrame['moving']> }) {
  return (
    <aside className={styles.banner} aria-label={moveMessages.bannerTitle}>
      <Icon name="warning" />
      <p>
        <strong>{moveMessages.bannerTitle}.</strong> {moveMessages.banner[state]}
      </p>
    </aside>
  )
}

/** A file dropped beside the place that was meant would replace this page by itself, and what was typed with it. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const listeners = new AbortController()
    const keepPage = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'dragover') event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keepPage, { signal: listeners.signal })
    window.addEventListener('drop', keepPage, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}

/** Who works in another tab sees what came in. After every drawing, because each screen writes its own title. */
function useUnreadTitle(unread: number) {
  useEffect(() => {
    const wanted = adminMessages.titleWithUnread(document.title, unread)
    if (document.title !== wanted) document.title = wanted
  })
}

/** What is needed stands at the top of every screen (toast-region.module.css). */
function useLowToasts() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.toasts = 'low'
    return () => void delete dataset.toasts
  }, [])
}

/** The sidebar's content on narrow windows: a modal sheet that any link in it closes. */
function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => followSheet(dialog.current!, sidebarVisible), [])
  return (
    <>
      <IconButton icon="menu" label={adminMessages.menu.open} aria-haspopup="dialog" popoverTarget={drawerId} />
      <dialog
        ref={dialog}
        id={drawerId}
        popover="auto"
        className={`sheet ${styles.drawer}`}
        aria-label={adminMessages.menu.title}
      >
        <div className={styles.content}>
          <IconButton
            className={styles.close}
            icon="close"
            label={adminMessages.menu.close}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          />
          {children}
        </div>
      </dialog>
    </>
  )
}

/** Comes alive after the screen itself, or when somebody turns to it: a boundary is hydrated on its own. */
function Everything({ frame }: { frame: AdminFrame }) {
  return (
    <Suspense>
      <PaletteButton />
      <SectionNav sections={frame.sections} />
      <UserMenu principal={frame.principal} />
    </Suspense>
  )
}

function Home({ siteName }: { siteName: string }) {
  return (
    <Link to={adminPaths.dashboard()} className={styles.home}>
      <Mark />
      <span>{siteName}</span>
    </Link>
  )
}
