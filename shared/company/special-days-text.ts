import type { openingHoursWords } from '#shared/messages/opening-hours.ts'
import type { Words } from '#shared/words/word-group.ts'
import { shortDay, shortTime, type SpecialDay } from './opening-hours.ts'
import { specialRuns } from './special-days.ts'

type HoursWords = Words<typeof openingHoursWords.texts>

/** "- Heiligabend, 24.12.: geschlossen", below a line that says what they are; nothing where every day is as usual. */
export function specialDaysText(special: readonly SpecialDay[], words: HoursWords): string[] {
  if (special.length === 0) return []
  const lines = specialRuns(special).map(({ first, last, name, hours }) => {
    const when = first === last ? shortDay(first) : words.dayRange({ first: shortDay(first), last: shortDay(last) })
    const times = hours.map(({ opens, closes }) => `${shortTime(opens)}–${shortTime(closes)}`).join(', ')
    return `- ${name}, ${when}: ${times || words.closed}`
  })
  return [`${words.special}:`, ...lines]
}
