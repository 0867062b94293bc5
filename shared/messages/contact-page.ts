import { wordGroup } from '#shared/words/word-group.ts'

/** What stands beside the contact form. */
export const contactPageWords = wordGroup('contactPage', {
  phone: 'Anrufen',
  email: 'Schreiben',
  hotline: 'Notfall',
  hotlineNote: 'Für dringende Störungen und Sicherheitsvorfälle',
  emergency: 'Was im Notfall zu tun ist',
  address: 'Anschrift',
})

/** What screen readers hear of it. */
export const contactPageMessages = { ways: 'Kontaktwege' } as const
