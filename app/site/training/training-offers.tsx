import { Link } from 'react-router'
import { TornThread } from '#kit/illustration/scene.tsx'
import { useOpenByHash } from '#kit/fold/use-open-by-hash.ts'
import { filteredFromOffers } from '#shared/constants.ts'
import { trainingMessages } from '#shared/messages/training.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { fits, type TrainingChoices, type TrainingOffer } from '#shared/training/training-offers.ts'
import { TrainingFilters } from './training-filters.tsx'
import { TrainingRow } from './training-row.tsx'
import { useTrainingFilter } from './use-training-filter.ts'
import styles from './training-offers.module.css'

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
