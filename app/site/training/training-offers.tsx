import { Link, useNavigate, useSearchParams } from 'react-router'
import { TornThread } from '#kit/illustration/scene.tsx'
import { useOpenByHash } from '#kit/fold/use-open-by-hash.ts'
import { trainingMessages } from '#shared/messages/training.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import {
  fits,
  type TrainingChoices,
  type TrainingOffer,
  readTrainingFilter,
  trainingSearch,
  type TrainingFilter,
} from '#shared/training/training-offers.ts'
import { TrainingRow } from './training-row.tsx'
import styles from './training-offers.module.css'
import { startTransition, useOptimistic, type ReactNode } from 'react'
import { LevelMark } from '#kit/illustration/level-mark.tsx'
import { Button } from '#kit/buttons/button.tsx'

type TrainingFiltersProps = {
  choices: TrainingChoices
  filter: TrainingFilter
  shown: number
  onChoose: (next: TrainingFilter) => void
}

type PillsProps = {
  name: string
  legend: string
  pills: { value: string; label: string; mark?: ReactNode }[]
  chosen: string
  onChoose: (value: string) => void
}

/** Trainings get a filter when there are more than five of them (DESIGN.md §7). */
const filteredFromOffers = 6

type TrainingOffersProps = { trainings: TrainingOffer[]; choices: TrainingChoices }

export function TrainingOffers({ trainings, choices }: TrainingOffersProps) {
  const [filter, choose] = useTrainingFilter(choices)
  useOpenByHash()
  const shown = trainings.filter((training) => fits(training, filter))
  return (
    <>
      {trainings.length >= filteredFromOffers && (
        <TrainingFilters choices={choices} filter={filter} shown={shown.length} onChoose={choose} />
      )}
      <div className={styles.offers}>
        {shown.map((training) => (
          <TrainingRow key={training.id} training={training} choices={choices} />
        ))}
        {shown.length === 0 && <NoneFits />}
      </div>
    </>
  )
}

function NoneFits() {
  return (
    <div className={styles.none}>
      <div className={styles.picture} aria-hidden="true">
        <TornThread />
      </div>
      <div>
        <h3>{trainingMessages.none}</h3>
        <p>
          {trainingMessages.noneHint}{' '}
          <Link to={paths.training()} replace preventScrollReset className="tlink">
            {trainingMessages.showAll}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** The address holds the filter, so it can be shared and also works without JavaScript. Choosing shows at once. */
function useTrainingFilter(choices: TrainingChoices): [TrainingFilter, (next: TrainingFilter) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [filter, showFilter] = useOptimistic(readTrainingFilter(search, choices))

  function choose(next: TrainingFilter) {
    startTransition(async () => {
      showFilter(next)
      // Every training is here already: there is nothing to ask the server for.
      const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
      await navigate({ search: trainingSearch(next) }, options)
    })
  }
  return [filter, choose]
}

/** Without JavaScript a plain form that asks the server. */
function TrainingFilters({ choices: { formats, levels }, filter, shown, onChoose }: TrainingFiltersProps) {
  return (
    <form
      className={`${styles.filters} no-print`}
      action={`${paths.training()}#offers`}
      aria-label={trainingMessages.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <Pills
        name="format"
        legend={trainingMessages.format}
        pills={formats}
        chosen={filter.format}
        onChoose={(format) => onChoose({ ...filter, format })}
      />
      <Pills
        name="stufe"
        legend={trainingMessages.level}
        pills={levels.map((level, index) => ({ ...level, mark: <LevelMark level={index + 1} /> }))}
        chosen={filter.level}
        onChoose={(level) => onChoose({ ...filter, level })}
      />
      <noscript>
        <Button type="submit">{trainingMessages.apply}</Button>
      </noscript>
      <output aria-live="polite">{trainingMessages.count(shown)}</output>
    </form>
  )
}

function Pills({ name, legend, pills, chosen, onChoose }: PillsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {[{ value: '', label: trainingMessages.all, mark: undefined }, ...pills].map(({ value, label, mark }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>
              {mark}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
