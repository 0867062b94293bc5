import { livePreviewMessages } from '#shared/messages/live-preview.ts'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import { BrandPalette } from './brand-palette.tsx'
import { DraftFrame, type DraftShown } from './draft-frame.tsx'
import styles from './brand-preview.module.css'

const words = livePreviewMessages.brand
const themes = ['light', 'dark'] as const

/** The home page in both themes, and the colours that were drawn from the chosen ones. */
export function BrandPreview(draft: DraftShown) {
  const area = useScrollArea<HTMLElement>()
  return (
    <section ref={area} className={`${styles.pane} scroll-area`} aria-label={livePreviewMessages.title}>
      <h2>{livePreviewMessages.title}</h2>
      {themes.map((theme) => (
        <figure key={theme}>
          <figcaption>{words[theme]}</figcaption>
          <div className={styles.window}>
            <DraftFrame {...draft} title={words[theme]} theme={theme} width={1280} height={860} />
          </div>
        </figure>
      ))}
      <BrandPalette accent={String(draft.values.accent ?? '')} base={String(draft.values.base ?? '')} />
    </section>
  )
}
