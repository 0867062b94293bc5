// What people read when signing in fails (spec §8, B17); one text per code, said by the server and by the browser alike.

export const identityMessages = {
  'popup-blocked': 'Ihr Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Pop-ups für diese Seite.',
  'popup-closed-by-user': 'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war.',
  'cancelled-popup-request': 'Diese Anmeldung wurde abgebrochen, weil Sie eine neue begonnen haben.',
  'web-storage-unsupported':
    'Ihr Browser erlaubt dieser Seite keinen Speicher. Bitte lassen Sie Cookies und Websitedaten für diese Seite zu.',
  'unauthorized-domain': 'Unter dieser Adresse ist die Anmeldung nicht erlaubt.',
  'network-request-failed':
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'invalid-auth-event': 'Die Anmeldung ist abgelaufen oder ungültig. Bitte beginnen Sie noch einmal.',
  'internal-error': 'Bei der Anmeldung ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'invalid-credential': 'E-Mail oder Passwort stimmt nicht.',
  'passkey-failed': 'Die Anmeldung mit Passkey wurde abgebrochen oder ist auf diesem Gerät nicht möglich.',
  'passkey-required': 'Für Ihre Rolle genügt das Passwort allein nicht. Bitte melden Sie sich mit Ihrem Passkey an.',
  'second-factor-invalid': 'Dieser Code stimmt nicht oder ist abgelaufen.',
  'user-disabled': 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an Ihre Administration.',
  'too-many-requests': 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  'operation-not-allowed':
    'Dieses Konto ist für diese Website nicht freigeschaltet. Bitte wenden Sie sich an Ihre Administration.',
  'login-blocked':
    'Die Anmeldung ließ sich nicht abschließen. Bitte versuchen Sie es erneut oder wenden Sie sich an Ihre Administration.',
  'user-token-expired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
} as const

export type IdentityErrorCode = keyof typeof identityMessages
