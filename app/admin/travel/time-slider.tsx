import { useState } from 'react'
import type { TravelStop } from '#shared/travel/moment.ts'
import { travelMessages } from '#shared/messages/travel.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './time-slider.module.css'

const words = travelMessages.choose

/** Today stands between what was and what is planned. */
type Stop = TravelStop | { at: string; today: true }
type TimeSliderProps = { stops: readonly TravelStop[]; at: string; now: string; onChoose: (at: string) => void }

/** From change to change, with the pointer or the arrow keys; a moment between two of them stands at the earlier one. */
export function TimeSlider({ stops, at, now, onChoose }: TimeSliderProps) {
  const all = withToday(stops, now)
  const [dragged, setDragged] = useState<number | null>(null)
  const reached = Math.max(
    0,
    all.findLastIndex((stop) => stop.at <= at),
  )
  const index = Math.min(dragged ?? reached, all.length - 1)
  const stop = all[index]!
  const between = dragged === null && stop.at !== at

  function go(to: number) {
    setDragged(null)
    onChoose(all[to]!.at)
  }
  /** Browsers report the end of a drag, and each key, as a change; React hears every step in between. */
  function follow(input: HTMLInputElement) {
    const listeners = new AbortController()
    input.addEventListener('change', () => go(Number(input.value)), listeners)
    return () => listeners.abort()
  }

  return (
    <div className={styles.time}>
      <Button
        variant="line"
        size="small"
        aria-label={words.previous}
        title={words.previous}
        aria-disabled={(reached === 0 && !between) || undefined}
        onClick={() => (between ? go(reached) : reached > 0 && go(reached - 1))}
      >
        <Icon name="chevron-left" />
      </Button>
      <div className={styles.rail}>
        <input
          ref={follow}
          type="range"
          min={0}
          max={all.length - 1}
          step={1}
          value={index}
          aria-label={words.slider}
          aria-valuetext={between ? words.between(at) : describe(stop)}
          onChange={({ target }) => setDragged(Number(target.value))}
        />
        <div className={styles.ticks} aria-hidden="true">
          {all.map((tick) => (
            <i key={tick.at} data-kind={'today' in tick ? 'today' : tick.planned ? 'planned' : 'past'} />
          ))}
        </div>
        <p className={styles.shown} aria-hidden="true">
          {between ? words.between(at) : describe(stop)}
        </p>
      </div>
      <Button
        variant="line"
        size="small"
        aria-label={words.next}
        title={words.next}
        aria-disabled={reached === all.length - 1 || undefined}
        onClick={() => reached < all.length - 1 && go(reached + 1)}
      >
        <Icon name="chevron-right" />
      </Button>
    </div>
  )
}

function withToday(stops: readonly TravelStop[], now: string): Stop[] {
  const ahead = stops.findIndex((stop) => stop.at > now)
  const today = { at: now, today: true as const }
  return ahead < 0 ? [...stops, today] : [...stops.slice(0, ahead), today, ...stops.slice(ahead)]
}

function describe(stop: Stop): string {
  return 'today' in stop ? words.today(stop.at) : words.stop(stop.at, stop.changes, stop.planned)
}
