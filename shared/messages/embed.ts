/** What stands in the place of a video or map until a visitor wants it (G3). */
export const embedMessages = {
  video: { subject: 'Dieses Video', load: 'Video laden' },
  map: { subject: 'Diese Karte', load: 'Karte laden' },
  ask: (subject: string, recipient: string, thirdCountry: string) =>
    `${subject} lädt erst, wenn Sie es wünschen. Dabei erfährt ${recipient} Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.${
      thirdCountry ? ` Drittland: ${thirdCountry}.` : ''
    }`,
  link: (subject: string, host: string) => `${subject} liegt bei ${host} und ist hier nicht eingebunden.`,
  more: 'Einzelheiten',
  open: (host: string) => `Bei ${host} ansehen`,
  remove: 'Wieder entfernen',
} as const
