import { group, list, text, toggle } from './fields.ts'
import type { FieldValues } from './field-types.ts'

/** On which public holidays nobody is there; those of the whole state follow from the state in the profile. */
export const holidayChoice = group(
  'Feiertage',
  {
    closed: toggle('An gesetzlichen Feiertagen geschlossen', {
      on: true,
      help: 'Welche das sind, ergibt sich aus dem Bundesland, für jedes Jahr von selbst',
    }),
    assumption: toggle('Mariä Himmelfahrt', {
      on: false,
      help: 'Gesetzlich in überwiegend katholischen Gemeinden Bayerns',
    }),
    augsburg: toggle('Augsburger Friedensfest', { on: false, help: 'Gesetzlich nur in der Stadt Augsburg' }),
    corpusChristi: toggle('Fronleichnam', {
      on: false,
      help: 'Gesetzlich auch in einzelnen Gemeinden Sachsens und Thüringens, etwa im Eichsfeld',
    }),
    repentance: toggle('Buß- und Bettag', {
      on: false,
      help: 'Gesetzlich nur in Sachsen; anderswo eine eigene Entscheidung',
    }),
  },
  { help: 'Die einzelnen Tage gelten zusätzlich zu denen des Bundeslandes' },
)

const entryFields = {
  name: text('Anlass', { required: 'Bitte den Anlass angeben, zum Beispiel Betriebsferien', max: 60 }),
  from: text('Erster Tag', {
    required: 'Bitte den ersten Tag angeben, zum Beispiel 24.12.2026',
    help: '24.12.2026 für ein einzelnes Mal, 24.12. für jedes Jahr',
  }),
  until: text('Letzter Tag', { help: 'Leer für einen einzigen Tag' }),
  opens: text('Geöffnet von', { help: 'Leer für geschlossen' }),
  closes: text('Geöffnet bis'),
}
export type SpecialDayEntry = FieldValues<typeof entryFields>

/** Company holidays, and days with other hours than their weekday. */
export const specialDaysField = list('Betriebsferien und besondere Tage', entryFields, {
  itemLabel: 'Tag oder Zeitraum',
  max: 60,
  problem: (entries) => entries.map(entryProblem).find(Boolean),
})

/** A day as people write it; without a year it comes round every year. */
export type WrittenDay = { year?: number; monthDay: string }

/** Undefined for what is no day of the calendar; 29.2. is one in some years. */
export function readDay(written: string): WrittenDay | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20|21)\d\d)?$/.exec(written.trim()) ?? []
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${year ?? '2024'}-${monthDay}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(5, 10) !== monthDay) return undefined
  return { monthDay, ...(year && { year: Number(year) }) }
}

const timeOfDay = /^([01]?\d|2[0-3])[:.][0-5]\d$/

function entryProblem({ name, from, until, opens, closes }: SpecialDayEntry): string | undefined {
  const [first, last] = [readDay(from), readDay(until || from)]
  if (!first || !last) return `„${name}“: Bitte Tage wie 24.12.2026 oder 24.12. angeben`
  if ((first.year === undefined) !== (last.year === undefined))
    return `„${name}“: Bitte das Jahr an beiden Tagen oder an keinem angeben`
  if (first.year !== undefined && `${last.year}-${last.monthDay}` < `${first.year}-${first.monthDay}`)
    return `„${name}“: Der letzte Tag liegt vor dem ersten`
  if (opens === '' && closes === '') return undefined
  if (!timeOfDay.test(opens) || !timeOfDay.test(closes))
    return `„${name}“: Bitte Beginn und Ende wie 08:00 angeben, oder beides leer lassen`
  if (opens.padStart(5, '0') >= closes.padStart(5, '0')) return `„${name}“: Das Ende liegt vor dem Beginn`
  return undefined
}
