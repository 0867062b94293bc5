/** Days, times and the open state in words; a file of their own, so that other pages do not carry them. */
export const openingHoursMessages = {
  days: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  closed: 'geschlossen',
  today: '(heute)',
  range: (opens: string, closes: string) => `${opens}–${closes}`,
  time: (time: string) => `${time} Uhr`,
  openUntil: (time: string) => `Jetzt geöffnet bis ${time}`,
  opensToday: (time: string) => `Jetzt geschlossen, öffnet heute um ${time}`,
  opensTomorrow: (time: string) => `Jetzt geschlossen, öffnet morgen um ${time}`,
  opensOn: (day: string, time: string) => `Jetzt geschlossen, öffnet am ${day} um ${time}`,
  closedNow: 'Jetzt geschlossen',
} as const
