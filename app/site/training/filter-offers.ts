import { nextPaint } from '#kit/idle/idle.ts'
import { trainingWords } from '#shared/messages/training.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { keepAddress } from '#site/page/keep-address.ts'
import { fits, trainingSearch, type TrainingFilter } from '#shared/training/training-offers.ts'

/** Choosing shows at once what fits: every training is here, so the server is asked nothing. The address keeps it. */
export function filterOffers(offers: HTMLElement, gone: AbortSignal): void {
  const form = offers.querySelector('form')
  const count = offers.querySelector('output')
  const none = offers.querySelector<HTMLElement>('[data-none]')
  if (!form || !count || !none) return
  const words = wordsOnPage(trainingWords)
  const pills = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const rows = [...offers.querySelectorAll<HTMLElement>('details[data-format]')]

  const choose = (filter: TrainingFilter) => {
    for (const row of rows) row.hidden = !fits(offerOf(row), filter)
    const shown = rows.filter(({ hidden }) => !hidden).length
    none.hidden = shown > 0
    count.value = shown === 1 ? words.countOne : words.count({ count: shown })
    const search = trainingSearch(filter)
    keepAddress(location.pathname + (search && `?${search}`))
  }

  const showAll = (event: Event) => {
    event.preventDefault()
    const all = pills.filter(({ value }) => value === '')
    for (const pill of all) pill.checked = true
    choose({ format: '', level: '' })
    // The link goes away with what it stands in.
    all[0]?.focus({ preventScroll: true })
  }

  // The pill is seen to be chosen before all rows are laid out anew.
  const chooseSoon = async () => {
    await nextPaint()
    if (!gone.aborted) choose(chosenIn(form))
  }
  form.addEventListener('change', chooseSoon, { signal: gone })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: gone })
  none.querySelector('a')?.addEventListener('click', showAll, { signal: gone })
  // Chosen before this listened.
  if (pills.some(({ checked, defaultChecked }) => checked !== defaultChecked)) choose(chosenIn(form))
}

function offerOf({ dataset: { format = '', level = '' } }: HTMLElement): TrainingFilter {
  return { format, level }
}

function chosenIn(form: HTMLFormElement): TrainingFilter {
  const chosen = new FormData(form)
  return { format: String(chosen.get('format') ?? ''), level: String(chosen.get('stufe') ?? '') }
}
