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
export function toChoices(options: Record<string, string>): Choice[] {
  return Object.values(options).map((label) => ({ value: slug(label), label }))
}

type TrainingOptions = { format: Record<Training['format'], string>; level: Record<Training['level'], string> }

export function toTrainingOffer(training: Training, options: TrainingOptions): TrainingOffer {
  const { createdAt: _createdAt, updatedAt: _updatedAt, format, level, ...shown } = training
  return { ...shown, format: slug(options.format[format]), level: slug(options.level[level]) }
}

/** Reads ?format=…&stufe=…; what is not on offer counts as all. */
export function readTrainingFilter(search: URLSearchParams, { formats, levels }: TrainingChoices): TrainingFilter {
  return { format: known(search.get('format'), formats), level: known(search.get('stufe'), levels) }
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
