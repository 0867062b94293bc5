import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  readTrainingFilter,
  trainingSearch,
  type TrainingChoices,
  type TrainingFilter,
} from '#shared/training/training-offers.ts'

/** The address holds the filter, so it can be shared and also works without JavaScript. Choosing shows at once. */
export function useTrainingFilter(choices: TrainingChoices): [TrainingFilter, (next: TrainingFilter) => void] {
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
