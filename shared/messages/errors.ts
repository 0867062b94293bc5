// What the server answers people when a request fails; apart from the others, so that visitors need not load it.

export const errorMessages = {
  notFound: 'Das haben wir nicht gefunden.',
  unknownCollection: 'Diesen Inhaltsbereich gibt es nicht.',
  unknownItem: 'Diesen Eintrag gibt es nicht.',
  methodNotAllowed: 'Das ist an dieser Adresse nicht möglich.',
  malformedJson: 'Die Anfrage enthält kein gültiges JSON.',
  unsupportedMediaType: 'Bitte senden Sie die Anfrage als JSON.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  invalidFields: 'Bitte prüfen Sie die markierten Felder.',
  alreadyExists: 'Einen Eintrag mit dieser Kennung gibt es schon.',
  conflict: 'Der Eintrag wurde inzwischen an anderer Stelle geändert.',
  fixedCollection: 'Einträge dieses Bereichs werden nur bearbeitet, nicht angelegt oder gelöscht.',
  unauthenticated: 'Bitte melden Sie sich an.',
  unauthorized: 'Dafür fehlt Ihnen die Berechtigung.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',
  tooManyRequests: 'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie einen Moment.',
  missingConsentId: 'Zu dieser Anfrage fehlt die Kennung der Einwilligung.',
  unavailable: 'Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
  internal: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
} as const
