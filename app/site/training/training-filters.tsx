import type { ReactNode } from 'react'
import { LevelMark } from '#kit/illustration/level-mark.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { trainingMessages } from '#shared/messages/training.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { TrainingChoices, TrainingFilter } from '#shared/training/training-offers.ts'
import styles from './training-filters.module.css'

type TrainingFiltersProps = {
  choices: TrainingChoices
  filter: TrainingFilter
  shown: number
  onChoose: (next: TrainingFilter) => void
}

/** Without JavaScript a plain form that asks the server. */
export function TrainingFilters({ choices: { formats, levels }, filter, shown, onChoose }: TrainingFiltersProps) {
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

type PillsProps = {
  name: string
  legend: string
  pills: { value: string; label: string; mark?: ReactNode }[]
  chosen: string
  onChoose: (value: string) => void
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
