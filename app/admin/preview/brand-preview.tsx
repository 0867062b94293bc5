import { useDeferredValue, useMemo } from 'react'
import { inGerman } from '#shared/brand/colour-problems.ts'
import { contrastPairs, nameOfPair } from '#shared/brand/contrast-pairs.ts'
import type { TokenName } from '#shared/brand/default-tokens.ts'
import { contrast, toHex } from '#shared/brand/oklch.ts'
import { derivePalette, type BrandColours } from '#shared/brand/palette.ts'
import { livePreviewMessages } from '#shared/messages/live-preview.ts'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import styles from './brand-preview.module.css'
import { DraftFrame, type DraftShown } from './draft-frame.tsx'

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

const swatches: readonly TokenName[] = [
  'surface',
  'surface-sunken',
  'surface-inverse',
  'text',
  'accent',
  'fill',
  'accent-soft',
  'signal',
  'thread-petrol',
  'thread-waid',
  'thread-mennige',
]

/** Which colours follow from the two chosen ones, and how well everything on them can be read. */
function BrandPalette(chosen: BrandColours) {
  const accent = useDeferredValue(chosen.accent)
  const base = useDeferredValue(chosen.base)
  const palette = useMemo(() => derivePalette({ accent, base }), [accent, base])
  return (
    <>
      <div className={styles.rows}>
        {themes.map((theme) => (
          <ul key={theme} aria-label={words.colours(words[theme])}>
            {swatches.map((name) => (
              <li key={name}>
                <Swatch colour={toHex(palette[theme][name])} />
                <span>{words.swatches[name as keyof typeof words.swatches]}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <details className={styles.figures}>
        <summary>{words.contrasts(contrastPairs.length)}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.pair}</th>
              <th scope="col">{words.least}</th>
              <th scope="col">{words.light}</th>
              <th scope="col">{words.dark}</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <tr key={`${pair.front} ${pair.back}`}>
                <th scope="row">{nameOfPair(pair)}</th>
                <td>{inGerman(pair.least)}</td>
                {themes.map((theme) => (
                  <td key={theme}>{inGerman(contrast(palette[theme][pair.front], palette[theme][pair.back]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** Coloured by script, because the policy forbids attributes. */
function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className={styles.swatch}
      title={colour}
      ref={(element) => {
        if (element) element.style.background = colour
      }}
    />
  )
}
