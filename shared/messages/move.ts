// German texts while the site moves to another database or another place for its media.

export const moveMessages = {
  refused:
    'Die Website zieht gerade um und nimmt so lange keine Änderungen an. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  bannerTitle: 'Die Website zieht um',
  banner: {
    copying:
      'Bis der Umzug fertig ist, wird nichts gespeichert. Besucherinnen und Besucher sehen die Website wie gewohnt. Was Sie jetzt schreiben, bleibt in diesem Browser und wird danach gespeichert.',
    left: 'Der Umzug ist fertig. Diese Website nimmt erst wieder Änderungen an, wenn sie mit den neuen Einstellungen neu gestartet ist.',
    arriving:
      'Der Umzug hierher ist noch nicht geprüft, deshalb wird nichts gespeichert. Starten Sie „npm run move“ dort noch einmal, woher die Website kommt.',
  },
} as const
