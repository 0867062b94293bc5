/** What people read where our own server did not say it in its own words. */
export const serverCallMessages = {
  unreachable: 'Der Server ist gerade nicht erreichbar.',
  signedOut: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  refused: 'Der Server hat die Anfrage abgelehnt.',
} as const
