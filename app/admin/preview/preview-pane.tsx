import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { livePreviewMessages as words } from '#shared/messages/live-preview.ts'
import { otherTheme, currentTheme, subscribeToTheme, type Theme } from '#kit/theme/theme-store.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import { useNarrow } from '#admin/kit/use-narrow.ts'
import { Segmented } from '#admin/kit/segmented.tsx'
import { singleKeysOn, useSingleKeys } from '#admin/shell/shortcuts/shortcuts-store.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { DraftFrame, type DraftShown } from './draft-frame.tsx'
import styles from './preview-pane.module.css'

const widths = { desktop: 1280, tablet: 768, phone: 390 }
type Device = keyof typeof widths

type PreviewPaneProps = DraftShown & { shownAddress: string }

/** The real page in a frame, with what is being typed on it. */
export function PreviewPane({ shownAddress, ...draft }: PreviewPaneProps) {
  const narrow = useNarrow()
  const [picked, setDevice] = useState<Device | null>(null)
  const device = picked ?? (narrow ? 'phone' : 'desktop')
  const [announced, setAnnounced] = useState('')
  const singleKeys = useSingleKeys()
  const [chosen, setChosen] = useState<Theme | null>(null)
  const around = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const)
  const theme = chosen ?? around

  /** Only while the focus is on these buttons, so never while somebody types, and it can be switched off (J31). */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey || !singleKeysOn()) return
    event.preventDefault()
    const devices = Object.keys(widths) as Device[]
    const next = devices[(devices.indexOf(device) + 1) % devices.length]!
    setDevice(next)
    setAnnounced(words.nowShown(words.devices[next]))
  }

  return (
    <section className={styles.pane} aria-label={words.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside, which have the focus */}
      <div className={styles.bar} onKeyDown={onKeyDown}>
        <h2>{words.title}</h2>
        <Segmented label={words.width} choices={words.devices} value={device} onChange={setDevice} />
        {singleKeys && <Kbd>P</Kbd>}
        <IconButton
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={theme === 'dark' ? words.light : words.dark}
          onClick={() => setChosen(otherTheme(theme))}
        />
        <output className="visually-hidden">{announced}</output>
      </div>
      <div className={styles.window}>
        <p className={styles.address}>
          <Icon name="eye" />
          <span>{shownAddress}</span>
        </p>
        <DraftFrame {...draft} title={words.page} theme={theme} width={widths[device]} />
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </section>
  )
}

/** In place of the preview, which the server draws, while there is no server. */
export function PreviewAway() {
  return (
    <section className={styles.pane} aria-label={words.title}>
      <div className={styles.bar}>
        <h2>{words.title}</h2>
      </div>
      <p className={styles.away}>{words.away}</p>
    </section>
  )
}
