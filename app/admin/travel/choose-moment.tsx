import { useState, type FormEvent } from 'react'
import type { TravelStop } from '#shared/travel/moment.ts'
import { travelMessages, travelErrors } from '#shared/messages/travel.ts'
import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Field } from '#kit/fields/field.tsx'
import styles from './choose-moment.module.css'

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

type MomentFieldProps = { label: string; help: string; action: string; at: string; onChoose: (at: string) => void }

/** Any moment, in German time. */
export function MomentField({ label, help, action, at, onChoose }: MomentFieldProps) {
  const [local, setLocal] = useState(toBerlin(at))
  const [problem, setProblem] = useState('')
  const moment = local === '' ? undefined : fromBerlin(local)

  function choose(event: FormEvent) {
    event.preventDefault()
    if (!moment) return setProblem(travelErrors.noMoment)
    if (moment.kind === 'none') return setProblem(travelErrors.noSuchTime)
    setProblem('')
    // Who names a minute means what was to be seen when it was over.
    onChoose(moment.utc.replace(':00.000Z', ':59.999Z'))
  }

  return (
    <form className={styles.moment} noValidate onSubmit={choose}>
      <Field
        label={label}
        help={moment?.kind === 'two' ? words.twice(local.slice(11)) : help}
        error={problem}
        errorAloud
      >
        {(control) => (
          <input {...control} type="datetime-local" value={local} onChange={({ target }) => setLocal(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="line">
        {action}
      </Button>
    </form>
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
