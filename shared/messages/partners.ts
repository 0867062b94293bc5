// The partners page. A file of its own, so that other pages do not carry it.

export const partnerMessages = {
  website: 'Website',
  yourName: 'Und Ihr Name?',
  become: 'Partner werden',
} as const
