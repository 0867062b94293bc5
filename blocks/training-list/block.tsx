import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { ReactNode } from 'react'
import { TornThread } from '#kit/illustration/scene.tsx'
import { trainingMessages, trainingWords } from '#shared/messages/training.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import {
  fits,
  type TrainingChoices,
  type TrainingFilter,
  type TrainingOffer,
} from '#shared/training/training-offers.ts'
import { TrainingRow } from './training-row.tsx'
import styles from './block.module.css'
import { LevelMark } from '#kit/illustration/level-mark.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('trainingList', { Body: TrainingListBlock })

function TrainingListBlock({ block: { id, title, lead }, data }: BlockProps<'trainingList', TrainingListData>) {
  return (
    <HeadedSection id={id} space="close" title={title} lead={lead}>
      <TrainingOffers {...data} />
    </HeadedSection>
  )
}

type TrainingFiltersProps = { choices: TrainingChoices; filter: TrainingFilter; shown: number }

type PillsProps = {
  name: string
  legend: string
  pills: { value: string; label: string; mark?: ReactNode }[]
  chosen: string
}

/** Trainings get a filter when there are more than five of them (docs/design.md, Page templates). */
const filteredFromOffers = 6

/** What the page of trainings reads for its list. */
export type TrainingListData = { trainings: TrainingOffer[]; choices: TrainingChoices; filter: TrainingFilter }

/** Every training is here; the filter hides those that do not fit (filter-offers.ts). */
function TrainingOffers({ trainings, choices, filter }: TrainingListData) {
  const shown = trainings.filter((training) => fits(training, filter))
  return (
    <div data-behaviour="training-filter">
      {trainings.length >= filteredFromOffers && (
        <TrainingFilters choices={choices} filter={filter} shown={shown.length} />
      )}
      <div className={styles.offers} data-behaviour="open-by-hash">
        {trainings.map((training) => (
          <TrainingRow key={training.id} training={training} choices={choices} hidden={!shown.includes(training)} />
        ))}
        <NoneFits hidden={shown.length > 0} />
      </div>
    </div>
  )
}

function NoneFits({ hidden }: { hidden: boolean }) {
  const words = useWords(trainingWords)
  return (
    <div className={styles.none} hidden={hidden} data-none>
      <div className={styles.picture} aria-hidden="true">
        <TornThread />
      </div>
      <div>
        <h3>{words.none}</h3>
        <p>
          {words.noneHint}{' '}
          <a href={paths.training()} className="tlink" data-stays>
            {words.showAll}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Without JavaScript a plain form that asks the server. */
function TrainingFilters({ choices: { formats, levels }, filter, shown }: TrainingFiltersProps) {
  const words = useWords(trainingWords)
  return (
    <form
      className={`${styles.filters} no-print`}
      action={`${paths.training()}#offers`}
      aria-label={trainingMessages.filter}
    >
      <Pills name="format" legend={words.format} pills={formats} chosen={filter.format} />
      <Pills
        name="stufe"
        legend={words.level}
        pills={levels.map((level, index) => ({ ...level, mark: <LevelMark level={index + 1} /> }))}
        chosen={filter.level}
      />
      <noscript>
        <Button type="submit">{words.apply}</Button>
      </noscript>
      <output aria-live="polite">{shown === 1 ? words.countOne : words.count({ count: shown })}</output>
    </form>
  )
}

function Pills({ name, legend, pills, chosen }: PillsProps) {
  const words = useWords(trainingWords)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {[{ value: '', label: words.all, mark: undefined }, ...pills].map(({ value, label, mark }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
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
