import type { FederalState } from '#shared/messages/federal-states.ts'
import { holidayNames } from '#shared/messages/holidays.ts'

/** Holidays of some communities only, or days on which a company closes like its neighbours: a choice in the profile. */
export type LocalHoliday = 'assumption' | 'corpusChristi' | 'augsburg' | 'repentance'
export type PublicHoliday = { date: string; name: string }

type Rule = {
  name: string
  /** The day in a year, as 2026-12-25. */
  on: (year: number) => string
  /** Missing where it holds in every state. */
  states?: readonly FederalState[]
  /** The first year, or the only ones, by the laws of the states. */
  since?: number
  only?: readonly number[]
  local?: LocalHoliday
}

const catholic: readonly FederalState[] = [
  'baden-wuerttemberg',
  'bayern',
  'nordrhein-westfalen',
  'rheinland-pfalz',
  'saarland',
]
const reformation: readonly FederalState[] = [
  'brandenburg',
  'mecklenburg-vorpommern',
  'sachsen',
  'sachsen-anhalt',
  'thueringen',
]
const northern: readonly FederalState[] = ['bremen', 'hamburg', 'niedersachsen', 'schleswig-holstein']

const rules: readonly Rule[] = [
  { name: holidayNames.newYear, on: fixed('01-01') },
  { name: holidayNames.epiphany, on: fixed('01-06'), states: ['baden-wuerttemberg', 'bayern', 'sachsen-anhalt'] },
  { name: holidayNames.womensDay, on: fixed('03-08'), states: ['berlin'], since: 2019 },
  { name: holidayNames.womensDay, on: fixed('03-08'), states: ['mecklenburg-vorpommern'], since: 2023 },
  { name: holidayNames.goodFriday, on: afterEaster(-2) },
  { name: holidayNames.easterSunday, on: afterEaster(0), states: ['brandenburg'] },
  { name: holidayNames.easterMonday, on: afterEaster(1) },
  { name: holidayNames.labourDay, on: fixed('05-01') },
  { name: holidayNames.liberation, on: fixed('05-08'), states: ['berlin'], only: [2020, 2025] },
  { name: holidayNames.ascension, on: afterEaster(39) },
  { name: holidayNames.whitSunday, on: afterEaster(49), states: ['brandenburg'] },
  { name: holidayNames.whitMonday, on: afterEaster(50) },
  { name: holidayNames.corpusChristi, on: afterEaster(60), states: [...catholic, 'hessen'], local: 'corpusChristi' },
  { name: holidayNames.uprising, on: fixed('06-17'), states: ['berlin'], only: [2028] },
  { name: holidayNames.augsburg, on: fixed('08-08'), states: [], local: 'augsburg' },
  { name: holidayNames.assumption, on: fixed('08-15'), states: ['saarland'], local: 'assumption' },
  { name: holidayNames.childrensDay, on: fixed('09-20'), states: ['thueringen'], since: 2019 },
  { name: holidayNames.unity, on: fixed('10-03') },
  { name: holidayNames.reformation, on: fixed('10-31'), only: [2017] },
  { name: holidayNames.reformation, on: fixed('10-31'), states: reformation },
  { name: holidayNames.reformation, on: fixed('10-31'), states: northern, since: 2018 },
  { name: holidayNames.allSaints, on: fixed('11-01'), states: catholic },
  { name: holidayNames.repentance, on: repentanceDay, states: ['sachsen'], local: 'repentance' },
  { name: holidayNames.christmas, on: fixed('12-25') },
  { name: holidayNames.boxingDay, on: fixed('12-26') },
]

/** The public holidays of a year in a state, in their order; without a state those that hold everywhere. */
export function publicHolidays(
  year: number,
  state: FederalState,
  local: Readonly<Partial<Record<LocalHoliday, boolean>>> = {},
): PublicHoliday[] {
  const holds = ({ states, since, only, local: choice }: Rule) =>
    (choice !== undefined && local[choice] === true) ||
    ((states?.includes(state) ?? true) && year >= (since ?? year) && (only?.includes(year) ?? true))
  const days = new Map(rules.filter(holds).map(({ name, on }) => [on(year), name]))
  return [...days].map(([date, name]) => ({ date, name })).toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The day so many days after another, both as 2026-12-25. */
export function dayAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Easter Sunday of the Gregorian calendar, by the formula of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const latest = `${year}-11-22`
  return dayAfter(latest, -((new Date(`${latest}T00:00:00Z`).getUTCDay() + 4) % 7))
}

function fixed(day: string) {
  return (year: number) => `${year}-${day}`
}

function afterEaster(count: number) {
  return (year: number) => dayAfter(easterSunday(year), count)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
