// What the server answers people when a request fails; apart from the others, so that visitors need not load it.

export const errorMessages = {
  notFound: 'Das haben wir nicht gefunden.',
  unknownCollection: 'Diesen Inhaltsbereich gibt es nicht.',
  unknownItem: 'Diesen Eintrag gibt es nicht.',
  methodNotAllowed: 'Das ist an dieser Adresse nicht möglich.',
  malformedJson: 'Die Anfrage enthält kein gültiges JSON.',
  tooDeep: 'Die Anfrage ist zu tief verschachtelt.',
  badCharacter: 'Die Anfrage enthält ein Zeichen, das nicht erlaubt ist.',
  unsupportedMediaType: 'Bitte senden Sie die Anfrage als JSON.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  invalidFields: 'Bitte prüfen Sie die markierten Felder.',
  alreadyExists: 'Einen Eintrag mit dieser Kennung gibt es schon.',
  conflict: 'Der Eintrag wurde inzwischen an anderer Stelle geändert.',
  fixedCollection: 'Einträge dieses Bereichs werden nur bearbeitet, nicht angelegt oder gelöscht.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  linkExpired: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
  lastAdministrator: 'Das ist das letzte Konto mit Administrationsrechten. Geben Sie erst jemand anderem diese Rechte.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  ownAccount: 'Das geht nicht mit dem eigenen Konto.',
  fixedOrder: 'Dieser Bereich hat eine feste Reihenfolge.',
  listChanged: 'Die Liste hat sich inzwischen geändert. Bitte versuchen Sie es noch einmal.',
  unknownSnapshot: 'Diesen Sicherungspunkt gibt es nicht mehr.',
  unauthenticated: 'Bitte melden Sie sich an.',
  signInAgain: 'Bitte melden Sie sich dafür noch einmal an.',
  unauthorized: 'Dafür fehlt Ihnen die Berechtigung.',
  secondFactorRequired:
    'Ihre Rolle verlangt einen zweiten Faktor. Laden Sie die Seite neu, dann können Sie ihn einrichten.',
  ownSecondFactorFirst:
    'Richten Sie zuerst unter „Mein Konto“ selbst einen zweiten Faktor ein. Sonst wären Sie gleich mit betroffen.',
  lastSecondFactor:
    'Ihre Rolle verlangt einen zweiten Faktor, und dies ist Ihr letzter. Richten Sie vorher einen anderen ein, zum Beispiel einen Passkey.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',
  signInBusy:
    'Gerade melden sich zu viele Personen gleichzeitig an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  tooManyRequests: 'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie einen Moment.',
  ticketRefused: 'Das Formular ist nicht mehr gültig. Bitte öffnen Sie es neu.',
  formExpected: 'Bitte senden Sie die Anfrage als Formular.',
  missingConsentId: 'Zu dieser Anfrage fehlt die Kennung der Einwilligung.',
  unavailable: 'Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
  storageFull:
    'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde nichts gespeichert. Bitte wenden Sie sich an die Person, die den Server betreut.',
  internal: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
} as const
