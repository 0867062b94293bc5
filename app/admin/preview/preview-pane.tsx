import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react'
import type { Values } from '#shared/editing/values.ts'
import type { Picked } from '#shared/editing/pick-field.ts'
import { livePreviewMessages as words } from '#shared/messages/live-preview.ts'
import { isPreviewMessage, type PreviewMessage } from '#shared/preview/preview.ts'
import { otherTheme, type Theme } from '#kit/theme/theme.ts'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import { Segmented } from '#admin/kit/segmented.tsx'
import { singleKeysOn, useSingleKeys } from '#admin/shell/shortcuts/single-keys.ts'
import { currentTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './preview-pane.module.css'

const widths = { desktop: 1280, tablet: 768, phone: 390 }
type Device = keyof typeof widths
/** Long enough for the next key, short enough not to be noticed (DESIGN.md §8). */
const showAfterMs = 150

type PreviewPaneProps = { address: string; shownAddress: string; values: Values; onPick(picked: Picked): void }

/** The real page in a frame, with what is being typed on it. */
export function PreviewPane({ address, shownAddress, values, onPick }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [device, setDevice] = useState<Device>('desktop')
  const [announced, setAnnounced] = useState('')
  const singleKeys = useSingleKeys()
  const [chosen, setChosen] = useState<Theme | null>(null)
  const around = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const)
  const theme = chosen ?? around
  const [readyAddress, setReadyAddress] = useState('')
  const ready = readyAddress === address
  const hear = useEffectEvent((message: PreviewMessage) => {
    if (message.kind === 'preview-ready') setReadyAddress(address)
    if (message.kind === 'preview-picked') onPick(message)
  })

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isPreviewMessage(data)) return
      hear(data)
    }
    window.addEventListener('message', listen)
    // The frame may have been ready before this page listened.
    tell(frame.current, { kind: 'preview-hello' })
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => tell(frame.current, { kind: 'preview-values', values }), showAfterMs)
    return () => clearTimeout(timer)
  }, [ready, values])

  useEffect(() => {
    if (ready) tell(frame.current, { kind: 'preview-theme', theme })
  }, [ready, theme])

  // The frame is as wide as the device and shrunk to fit; sizes are set by script, because the policy forbids attributes.
  useLayoutEffect(() => {
    const box = stage.current
    const inner = frame.current
    if (!box || !inner) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / widths[device])
      const width = Math.min(widths[device], box.clientWidth / scale)
      inner.style.width = `${width}px`
      inner.style.height = `${box.clientHeight / scale}px`
      inner.style.transform = `scale(${scale})`
      inner.style.left = `${Math.max(0, (box.clientWidth - width * scale) / 2)}px`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [device])

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
        <div ref={stage} className={styles.stage}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: a sandbox that lets it run is none */}
          <iframe ref={frame} title={words.page} src={address} />
        </div>
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </section>
  )
}

function tell(frame: HTMLIFrameElement | null, message: PreviewMessage) {
  frame?.contentWindow?.postMessage(message, location.origin)
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
