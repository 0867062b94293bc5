// What the region of toasts says; it loads when the page is idle.

export const toastMessages = {
  region: 'Meldungen (F8)',
  dismiss: 'Meldung schließen',
} as const
