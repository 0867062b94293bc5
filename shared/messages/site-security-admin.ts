/** Texts of the screen behind the page about the security of the site. */
export const siteSecurityMessages = {
  title: 'Sicherheits-Visitenkarte',
  note: 'Jede Nacht misst die Website, ob sie hält, was auf der Seite „Sicherheit dieser Website“ steht. Besucher lesen dort das Ergebnis mit Datum; ausschalten lässt sich die Seite unter „Seiten“.',
  run: 'Jetzt messen',
  running: 'Wird gemessen …',
  done: 'Gemessen',
  never: 'Noch nicht gemessen.',
  state: (moment: string, kept: number, all: number) =>
    `Zuletzt gemessen ${moment}: ${kept} von ${all} Versprechen gehalten.`,
  page: 'Seite ansehen',
  list: 'Versprechen und Messung',
  columns: { promise: 'Versprechen', measured: 'Gemessen', at: 'Geprüft', state: 'Ergebnis' },
  findings: 'Zu tun',
  nothing: 'Nichts zu tun.',
  settings: 'Angaben bearbeiten',
  promise: (text: string) => `Nicht gehalten: ${text}`,
  vulnerable: (count: number) =>
    count === 1
      ? 'Ein Software-Baustein hat eine bekannte Schwachstelle; „npm run update-check“ nennt sie'
      : `${count} Software-Bausteine haben bekannte Schwachstellen; „npm run update-check“ nennt sie`,
  keys: {
    unreadable: 'Der Schlüssel für vertrauliche Meldungen lässt sich nicht lesen',
    expired: 'Das Zertifikat für vertrauliche Meldungen ist abgelaufen',
  },
  securityTxt: {
    title: 'security.txt',
    text: 'Diese Datei sagt, wem man eine Schwachstelle meldet. Wer sie unterschreiben möchte, speichert den Text, führt „gpg --clearsign“ aus und fügt das Ergebnis unter „Auffindbarkeit“ ein. Die Unterschrift selbst prüft die Website nicht.',
    served: 'So wird sie ausgeliefert',
    toSign: 'Text zum Unterschreiben',
    renewed: 'Sie wird von selbst verlängert und läuft nicht ab.',
    ends: (date: string) => `Gültig bis ${date}.`,
    problems: {
      soon: (date: string) => `security.txt läuft am ${date} ab`,
      expired: (date: string) => `security.txt ist am ${date} abgelaufen`,
      signedExpired: () =>
        'Die unterschriebene security.txt ist abgelaufen; die Website zeigt die Datei ohne Unterschrift',
      differs: () =>
        'Die unterschriebene security.txt sagt etwas anderes als die Angaben; die Website zeigt die Datei ohne Unterschrift',
      unreadable: () =>
        'Die unterschriebene security.txt lässt sich nicht lesen; die Website zeigt die Datei ohne Unterschrift',
    },
  },
  panel: { title: 'Sicherheits-Visitenkarte', open: 'Ansehen' },
} as const
