import { useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import styles from './woven-chart.module.css'

export type ThreadColour = 'petrol' | 'waid' | 'mennige' | 'wau'
export type Bar = {
  /** Below the chart, where there is room. */
  label: string
  /** What is read out when the bar is pointed at or reached by the arrow keys. */
  reading: string
  /** From the ground up. */
  parts: { value: number; thread: ThreadColour }[]
}
type WovenChartProps = { bars: Bar[]; description: string; legend: { label: string; thread: ThreadColour }[] }

const heightPx = 208
const pickPx = 8
const labelsShown = 5
/** Lines of a chart above its ground. */
const chartSteps = 4
const numbers = new Intl.NumberFormat('de-DE')

/** Bars woven from picks (docs/design.md, Admin). Drawn with attributes only: the content policy allows no styles in the page. */
export function WovenChart({ bars, description, legend }: WovenChartProps) {
  const id = useId()
  const [read, setRead] = useState<number | null>(null)
  const top = chartTop(Math.max(0, ...bars.map(heightOf)))
  const width = 100 / bars.length
  const gap = Math.min(0.4, width / 6)
  const last = bars.length - 1

  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    setRead(Math.min(last, Math.max(0, Math.floor(((clientX - left) / whole) * bars.length))))
  }

  return (
    <figure className={styles.chart}>
      <div className={styles.numbers} aria-hidden="true">
        {Array.from({ length: chartSteps + 1 }, (_, step) => (
          <span key={step}>{numbers.format((top / chartSteps) * (chartSteps - step))}</span>
        ))}
      </div>
      <div className={styles.drawing} onPointerMove={onPointerMove} onPointerLeave={() => setRead(null)}>
        {/* Arrow keys read the bars one by one, as a slider does; the drawing shows where it stands. */}
        <input
          type="range"
          min={0}
          max={last}
          value={read ?? last}
          aria-label={description}
          aria-valuetext={bars[read ?? last]?.reading}
          onChange={({ target }) => setRead(Number(target.value))}
          onFocus={() => setRead((known) => known ?? last)}
          onBlur={() => setRead(null)}
        />
        <svg width="100%" height={heightPx} aria-hidden="true">
          <defs>
            {legend.map(({ thread }) => (
              <pattern key={thread} id={`${id}${thread}`} width={pickPx} height={pickPx} patternUnits="userSpaceOnUse">
                <rect className={styles[thread]} y="2" width={pickPx} height={pickPx - 2} />
              </pattern>
            ))}
          </defs>
          {Array.from({ length: chartSteps }, (_, step) => (
            <rect key={step} className={styles.line} y={(heightPx / chartSteps) * step} width="100%" height="1" />
          ))}
          {bars.map((bar, index) => (
            <g key={bar.label + index} className={index === read ? styles.read : undefined}>
              {stacked(bar, top).map(({ thread, y, height }) => (
                <rect
                  key={thread}
                  x={`${width * index + gap}%`}
                  width={`${width - 2 * gap}%`}
                  y={y}
                  height={height}
                  fill={`url(#${id}${thread})`}
                />
              ))}
            </g>
          ))}
        </svg>
        {read !== null && bars[read] && <Reading at={(read + 0.5) * width} text={bars[read].reading} />}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labelled(bars).map(({ label }, index) => (
          <span key={label + index}>{label}</span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        {legend.map(({ label, thread }) => (
          <span key={label}>
            <svg width="16" height="6" aria-hidden="true">
              <rect className={styles[thread]} width="16" height="6" />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** The round number at the top: four even steps that people can read, with room for the highest bar. */
export function chartTop(highest: number): number {
  const step = Math.max(1, highest / chartSteps)
  const power = 10 ** Math.floor(Math.log10(step))
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= step && Number.isInteger(factor * power)) ?? 10
  return round * power * chartSteps
}

/** Its place is set by script, which the content policy allows. */
function Reading({ at, text }: { at: number; text: string }) {
  const tip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    tip.current?.style.setProperty('--at', `${at}%`)
    tip.current?.style.setProperty('--back', `${-at}%`)
  }, [at])
  return (
    <span ref={tip} className={styles.reading} aria-hidden="true">
      {text}
    </span>
  )
}

function heightOf({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

function stacked({ parts }: Bar, top: number) {
  let ground = heightPx
  return parts
    .filter(({ value }) => value > 0)
    .map(({ value, thread }) => {
      const height = Math.max(2, (value / top) * heightPx)
      ground -= height
      return { thread, y: ground, height }
    })
}

/** A few labels, evenly spread from the first to the last. */
function labelled(bars: Bar[]): Bar[] {
  if (bars.length <= labelsShown + 2) return bars
  return Array.from(
    { length: labelsShown },
    (_, index) => bars[Math.round((index * (bars.length - 1)) / (labelsShown - 1))]!,
  )
}
