import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Values } from '#shared/editing/values.ts'
import { isPreviewMessage, type PreviewMessage, type SpokenPlace } from '#shared/preview/preview.ts'
import { whenIdle } from '#kit/idle/idle.ts'
import type { Theme } from '#kit/theme/theme-store.ts'
import type { CaretPlaces } from './caret-places.ts'
import styles from './preview-pane.module.css'

/** What is typed together is shown together; with the way to the server it is there within 150 ms (docs/design.md, Admin). */
const showAfterMs = 10

/** What an editor hands to the frames of its preview. */
export type DraftShown = {
  address: string
  /** Counts how often the page has to be asked for anew, as after a new sign-in. */
  visit: number
  values: Values
  caret: CaretPlaces
  /** What was clicked, and after how many of its letters. */
  onPick(place: SpokenPlace, letters: number): void
}

type DraftFrameProps = DraftShown & {
  title: string
  theme: Theme
  /** As wide as a device; it is shrunk to the room there is. */
  width: number
  /** Without one it is as high as the room there is. */
  height?: number
  menuOpen?: boolean
}

/** The real page in a frame, with what is being typed on it. */
export function DraftFrame(props: DraftFrameProps) {
  return <Frame key={props.visit} {...props} />
}

function Frame(props: DraftFrameProps) {
  const { address, title, values, theme, width, height, menuOpen = false, caret, onPick } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [lastReady, setLastReady] = useState({ address: '', times: 0 })
  // Counted, since a page that loads anew knows nothing of what it was told.
  const timesReady = lastReady.address === address ? lastReady.times : 0
  // The frame is a whole page of its own, and shares the processor with the form: first somebody can write.
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])
  const hear = useEffectEvent((message: PreviewMessage) => {
    if (message.kind === 'preview-ready') setLastReady(({ times }) => ({ address, times: times + 1 }))
    if (message.kind === 'preview-picked') onPick(message.place, message.letters)
  })

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isPreviewMessage(data)) return
      hear(data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (timesReady === 0) return
    const timer = setTimeout(() => tell(frame.current, { kind: 'preview-values', values }), showAfterMs)
    return () => clearTimeout(timer)
  }, [timesReady, values])

  const showCaret = useEffectEvent(() => {
    const place = caret.get()
    if (timesReady > 0 && place) tell(frame.current, { kind: 'preview-caret', place })
  })
  useEffect(() => {
    if (timesReady === 0) return
    showCaret()
    return caret.subscribe(showCaret)
  }, [timesReady, caret])

  useEffect(() => {
    if (timesReady > 0) tell(frame.current, { kind: 'preview-theme', theme })
  }, [timesReady, theme])

  useEffect(() => {
    if (timesReady > 0 && menuOpen) tell(frame.current, { kind: 'preview-menu' })
  }, [timesReady, menuOpen])

  // Sizes are set by script, because the policy forbids attributes.
  useLayoutEffect(() => {
    const box = stage.current
    const inner = frame.current
    if (!box || !inner) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width)
      const shownWidth = Math.min(width, box.clientWidth / scale)
      if (height !== undefined) box.style.height = `${height * scale}px`
      inner.style.width = `${shownWidth}px`
      inner.style.height = `${height ?? box.clientHeight / scale}px`
      inner.style.transform = `scale(${scale})`
      inner.style.left = `${Math.max(0, (box.clientWidth - shownWidth * scale) / 2)}px`
    }
    fit()
    let wasHidden = box.clientWidth === 0
    const observer = new ResizeObserver(() => {
      fit()
      // Where form and preview take turns, nothing can be scrolled to while the preview is away.
      if (wasHidden && box.clientWidth > 0) showCaret()
      wasHidden = box.clientWidth === 0
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [width, height])

  return (
    <div ref={stage} className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: a sandbox that lets it run is none */}
      <iframe ref={frame} title={title} src={isWanted ? address : undefined} />
    </div>
  )
}

function tell(frame: HTMLIFrameElement | null, message: PreviewMessage) {
  frame?.contentWindow?.postMessage(message, location.origin)
}
