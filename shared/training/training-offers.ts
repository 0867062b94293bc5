import type { Training } from '#shared/content/trainings.ts'
import { slug } from '#shared/text/slug.ts'

/** What the training page shows of a training; format and level are the values that stand in the address. */
export type TrainingOffer = Omit<Training, 'format' | 'level' | 'createdAt' | 'updatedAt'> & {
  format: string
  level: string
}

/** One choice of a filter: its value in the address and its label. */
export type Choice = { value: string; label: string }
export type TrainingChoices = { formats: Choice[]; levels: Choice[] }
/** Empty means all. */
export type TrainingFilter = { format: string; level: string }

/** Addresses speak German: "Vor Ort" becomes ?format=vor-ort. */
export function toChoices(options: readonly Option[]): Choice[] {
  return options.map(({ title }) => ({ value: slug(title), label: title }))
}

type Option = { id: string; title: string }
type TrainingOptions = { formats: readonly Option[]; levels: readonly Option[] }

export function toTrainingOffer(training: Training, { formats, levels }: TrainingOptions): TrainingOffer {
  const { createdAt: _createdAt, updatedAt: _updatedAt, format, level, ...shown } = training
  return { ...shown, format: valueOf(format, formats), level: valueOf(level, levels) }
}

/** Nothing where the owner removed what the training names: it is then shown without, under all. */
function valueOf(id: string, options: readonly Option[]): string {
  const chosen = options.find((option) => option.id === id)
  return chosen ? slug(chosen.title) : ''
}

/** Reads ?format=…&stufe=…; what is not on offer counts as all. */
export function readTrainingFilter(search: URLSearchParams, { formats, levels }: TrainingChoices): TrainingFilter {
  return { format: known(search.get('format'), formats), level: known(search.get('stufe'), levels) }
}

/** Whether the address asks for something that is not on offer: such a page does not exist. */
export function isUnknownFilter(search: URLSearchParams, { format, level }: TrainingFilter): boolean {
  return (search.get('format') ?? '') !== format || (search.get('stufe') ?? '') !== level
}

export function trainingSearch({ format, level }: TrainingFilter): string {
  const search = new URLSearchParams()
  if (format) search.set('format', format)
  if (level) search.set('stufe', level)
  return search.toString()
}

export function fits({ format, level }: Pick<TrainingOffer, 'format' | 'level'>, filter: TrainingFilter): boolean {
  return (!filter.format || filter.format === format) && (!filter.level || filter.level === level)
}

function known(value: string | null, choices: Choice[]): string {
  return choices.some((choice) => choice.value === value) ? (value ?? '') : ''
}
