/** Addresses behind the contact form; apart from paths.ts, because only the form needs them. */
export const contactPaths = {
  /** What follows the form that works without JavaScript (J3). */
  sent: () => '/contact?formular=gesendet',
  ticket: () => '/api/contact/ticket',
} as const
