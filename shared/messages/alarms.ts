// What the site tells its people by mail when something of itself is wrong, and when it is well again.

export const alarmMessages = {
  sender: 'Überwachung der Website',
  raised: (title: string, text: string, advice: string) =>
    `Etwas an der Website braucht Ihre Aufmerksamkeit: ${title}\n\n${text}\n\n${advice}\n\nSie bekommen eine weitere Nachricht, wenn es wieder in Ordnung ist. Alles auf einen Blick zeigt die Verwaltung unter „System“, „Prüfung“.`,
  ended: (title: string) => `Wieder in Ordnung: ${title}\n\nSie brauchen nichts weiter zu tun.`,
  deliveries: {
    title: 'Zustellung von E-Mails',
    text: (failed: number, waiting: number) =>
      [
        failed > 0 && (failed === 1 ? 'Eine E-Mail wurde aufgegeben.' : `${failed} E-Mails wurden aufgegeben.`),
        waiting > 0 &&
          (waiting === 1
            ? 'Eine E-Mail wartet nach mehreren Versuchen noch immer.'
            : `${waiting} E-Mails warten nach mehreren Versuchen noch immer.`),
      ]
        .filter(Boolean)
        .join(' '),
    advice:
      'Die Nachrichten selbst stehen in der Verwaltung unter „Nachrichten“. Prüfen Sie den Mailserver unter „Verbindungen“ und senden Sie dort erneut.',
  },
  secret: {
    title: (provider: string) => `Geheimnis für die Anmeldung mit ${provider}`,
    text: (days: number) =>
      days < 0
        ? 'Das Geheimnis ist abgelaufen. Niemand kann sich mehr auf diesem Weg anmelden.'
        : days === 0
          ? 'Das Geheimnis läuft heute ab.'
          : days === 1
            ? 'Das Geheimnis läuft morgen ab.'
            : `Das Geheimnis läuft in ${days} Tagen ab.`,
    advice:
      'Legen Sie beim Anbieter ein neues an und tragen Sie es mit seinem Ablaufdatum in SCHAUFENSTER_OIDC_PROVIDERS ein (clientSecret, secretExpires).',
  },
  securityTxt: {
    title: 'security.txt',
    problems: {
      soon: (days: number) =>
        days <= 1 ? 'Die Datei security.txt läuft heute ab.' : `Die Datei security.txt läuft in ${days} Tagen ab.`,
      expired: () =>
        'Die Datei security.txt ist abgelaufen. Wer eine Schwachstelle gefunden hat, darf ihr nicht mehr trauen.',
      signedExpired: () =>
        'Die unterschriebene security.txt ist abgelaufen. Bis Sie eine neue einfügen, zeigt die Website die Datei ohne Unterschrift.',
      differs: () =>
        'Die unterschriebene security.txt sagt etwas anderes als die Einstellungen. Solange zeigt die Website die Datei ohne Unterschrift.',
      unreadable: () =>
        'Die unterschriebene security.txt lässt sich nicht lesen. Solange zeigt die Website die Datei ohne Unterschrift.',
    },
    advice:
      'Prüfen Sie den Kontakt für Sicherheitshinweise unter „Auffindbarkeit“ und setzen Sie dort ein neues Datum. Den Text zum Unterschreiben finden Sie unter „Sicherheits-Visitenkarte“.',
  },
} as const
