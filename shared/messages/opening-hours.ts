import { wordGroup } from '#shared/words/word-group.ts'

/** Days, times and the open state in words; a file of their own, so that other pages do not carry them. */
export const openingHoursWords = wordGroup('openingHours', {
  days: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  title: 'Öffnungszeiten',
  closed: 'geschlossen',
  time: '{time} Uhr',
  openUntil: 'Jetzt geöffnet bis {time}',
  opensToday: 'Jetzt geschlossen, öffnet heute um {time}',
  opensTomorrow: 'Jetzt geschlossen, öffnet morgen um {time}',
  opensOn: 'Jetzt geschlossen, öffnet am {day} um {time}',
  opensOnDate: 'Jetzt geschlossen, öffnet am {day}, {date}, um {time}',
  closedNow: 'Jetzt geschlossen',
  closedFor: '{name}: geschlossen',
  closedForUntil: '{name}: geschlossen, wieder ab {date}, {time}',
  special: 'Abweichende Zeiten',
  dayRange: '{first} bis {last}',
})

/** What screen readers hear of today's row. */
export const openingHoursMessages = { today: '(heute)' } as const
