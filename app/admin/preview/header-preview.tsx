import { useSyncExternalStore } from 'react'
import { livePreviewMessages } from '#shared/messages/live-preview.ts'
import { currentTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import { DraftFrame, type DraftShown } from './draft-frame.tsx'
import styles from './header-preview.module.css'

const words = livePreviewMessages.header

/** A computer shows the entries side by side, the others behind the button; on the telephone it is open. */
const shown = [
  { device: 'desktop', width: 1280, height: 112, menuOpen: false },
  { device: 'tablet', width: 768, height: 96, menuOpen: false },
  { device: 'phone', width: 360, height: 760, menuOpen: true },
] as const

/** The header as visitors get it at three widths. */
export function HeaderPreview(draft: DraftShown) {
  const area = useScrollArea<HTMLElement>()
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const)
  return (
    <section ref={area} className={`${styles.pane} scroll-area`} aria-label={livePreviewMessages.title}>
      <h2>{livePreviewMessages.title}</h2>
      {shown.map(({ device, ...size }) => (
        <figure key={device} data-device={device}>
          <figcaption>{words[device]}</figcaption>
          <div className={styles.window}>
            <DraftFrame {...draft} {...size} title={words[device]} theme={theme} />
          </div>
        </figure>
      ))}
      <p>{livePreviewMessages.hint}</p>
    </section>
  )
}
