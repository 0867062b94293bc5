/** As a device is named in lists of sessions and in mails. */
export const deviceMessages = {
  unknownBrowser: 'Unbekannter Browser',
  on: (browser: string, system: string) => `${browser} auf ${system}`,
} as const
