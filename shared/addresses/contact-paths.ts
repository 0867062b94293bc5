/** Addresses behind the contact form; apart from site-paths.ts, because only the form needs them. */
export const contactPaths = {
  /** What follows the form that works without JavaScript (J3). */
  sent: () => '/contact?formular=gesendet',
  ticket: () => '/api/contact/ticket',
} as const

/** The form about barriers, on the page of the accessibility statement. */
export const barrierFormPaths = {
  form: () => '/barrierefreiheit?formular=1#formular',
  action: () => '/barrierefreiheit?formular=1',
  sent: () => '/barrierefreiheit?formular=gesendet#formular',
} as const
