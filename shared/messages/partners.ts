// The partners page. A file of its own, so that other pages do not carry it.

export const partnerMessages = {
  website: 'Website',
  yourName: 'Und Ihr Name?',
  become: 'Partner werden',
  ask: 'Partnerschaft anfragen',
  askText: 'Ich möchte Partner werden.',
} as const
