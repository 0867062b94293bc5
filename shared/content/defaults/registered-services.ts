import type { Defaults } from '../define.ts'
import type { registeredServiceFields } from '../registered-service-fields.ts'

const ownService = 'Eigener Dienst dieser Website'
const staysOnDevice = 'Keine; die Angaben bleiben auf Ihrem Gerät'

/** What the product itself stores in the browser: all of it necessary, so a fresh site has nothing to ask consent for. */
export const registeredServiceDefaults: Defaults<typeof registeredServiceFields> = [
  {
    id: 'einwilligung',
    name: 'Cookie-Einstellungen',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Merkt sich, welchen Kategorien Sie zugestimmt haben, damit wir nicht bei jedem Besuch neu fragen. Gespeichert wird erst, wenn Sie eine Auswahl treffen.',
    recipient: 'Unser Server, als Nachweis ohne Adresse und ohne Namen',
    keys: [
      {
        name: 'schaufenster-consent',
        storage: 'localStorage',
        purpose: 'Ihre Auswahl, ihr Zeitpunkt und die Fassung der Einstellungen',
        lifetime: '12 Monate',
      },
      {
        name: 'schaufenster-consent-unsent',
        storage: 'localStorage',
        purpose: 'Auswahl oder Widerruf, solange unser Server nicht erreichbar ist',
        lifetime: 'Bis zur Übermittlung',
      },
    ],
  },
  {
    id: 'darstellung',
    name: 'Helles oder dunkles Design',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Zeigt die Website in dem Design, das Sie gewählt haben. Gespeichert wird nur, wenn Sie den Schalter betätigen; ohne Auswahl gilt die Einstellung Ihres Geräts.',
    recipient: staysOnDevice,
    keys: [
      {
        name: 'schaufenster-theme',
        storage: 'localStorage',
        purpose: 'Gewähltes Design: hell oder dunkel',
        lifetime: 'Bis Sie den Eintrag löschen',
      },
    ],
  },
  {
    id: 'bewegung',
    name: 'Bewegung anhalten',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Hält Animationen auf allen Seiten an, wenn Sie das wünschen. Gespeichert wird nur, wenn Sie den Schalter betätigen; ohne Auswahl gilt die Einstellung Ihres Geräts.',
    recipient: staysOnDevice,
    keys: [
      {
        name: 'schaufenster-motion',
        storage: 'localStorage',
        purpose: 'Ihre Wahl, ob sich etwas bewegen darf',
        lifetime: 'Bis Sie den Eintrag löschen',
      },
    ],
  },
  {
    id: 'chat',
    name: 'Chat-Fenster',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Lässt das Chat-Fenster für den Rest Ihres Besuchs geschlossen, wenn Sie es geschlossen haben. Der Gesprächsverlauf wird nicht im Browser gespeichert.',
    recipient: staysOnDevice,
    keys: [
      {
        name: 'schaufenster-chat-closed',
        storage: 'sessionStorage',
        purpose: 'Vermerk, dass Sie den Chat geschlossen haben',
        lifetime: 'Ende des Besuchs',
      },
    ],
  },
  {
    id: 'offline-kopie',
    name: 'Offline-Kopie',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Hält besuchte Seiten und einige wichtige wie Notfall, Kontakt und Impressum bereit, damit Sie auch bei unterbrochener Verbindung weiterlesen können. Ein Hilfsprogramm im Browser (Service Worker) zeigt sie dann an. Gespeichert werden nur öffentliche Inhalte dieser Website.',
    recipient: staysOnDevice,
    keys: [
      {
        name: 'schaufenster-pages-*',
        storage: 'cacheStorage',
        purpose:
          'Kopien der wichtigen und von höchstens 60 besuchten Seiten mit Bildern, Schriften, Stilen und Skripten',
        lifetime: 'Bis eine neuere Fassung sie ersetzt oder Sie die Daten löschen',
      },
    ],
  },
  {
    id: 'kontakt-spaeter',
    name: 'Nachricht später senden',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Bewahrt eine Nachricht aus dem Kontaktformular auf, wenn die Verbindung unterbrochen ist und Sie „Senden, sobald Sie wieder online sind“ wählen. Ohne diese Wahl wird nichts gespeichert.',
    recipient: 'Unser Server, sobald die Nachricht gesendet wird',
    keys: [
      {
        name: 'schaufenster-contact-queue',
        storage: 'localStorage',
        purpose: 'Ihre noch nicht gesendete Nachricht mit Name, E-Mail-Adresse und Telefonnummer',
        lifetime: 'Bis sie gesendet ist oder Sie die Vormerkung löschen, längstens 7 Tage',
      },
    ],
  },
  {
    id: 'anmeldung-verwaltung',
    name: 'Anmeldung zur Verwaltung',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Hält Personen angemeldet, die diese Website bearbeiten. Wer die Website nur besucht, erhält dieses Cookie nicht.',
    recipient: 'Unser Server',
    keys: [
      {
        name: '__Host-schaufenster.session_token',
        storage: 'cookie',
        purpose: 'Kennung der Sitzung, für Skripte nicht lesbar',
        lifetime: '12 Stunden ohne Aktivität, längstens 30 Tage',
      },
      {
        name: '__Host-schaufenster.device',
        storage: 'cookie',
        purpose:
          'Zufällige Kennung eines Geräts, auf dem sich jemand schon angemeldet hat: Fremde können dieses Gerät nicht mit falschen Passwörtern aussperren; für Skripte nicht lesbar',
        lifetime: '180 Tage nach der letzten Anmeldung, oder bis die Sitzung von einem anderen Gerät aus beendet wird',
      },
      {
        name: '__Host-schaufenster.dont_remember',
        storage: 'cookie',
        purpose: 'Vermerk, dass die Sitzung mit dem Browser enden soll, für Skripte nicht lesbar',
        lifetime: 'Bis zur Abmeldung oder zum Schließen des Browsers',
      },
      {
        name: '__Host-schaufenster.browser',
        storage: 'cookie',
        purpose: 'Verbindet eine Anmeldung bei einem Anbieter mit dem Browser, der sie begonnen hat',
        lifetime: 'Bis die Anmeldung abgeschlossen ist',
      },
      {
        name: '__Host-schaufenster.two_factor',
        storage: 'cookie',
        purpose: 'Hält eine Anmeldung offen, bis der zweite Faktor eingegeben ist, für Skripte nicht lesbar',
        lifetime: '10 Minuten',
      },
      {
        name: '__Host-schaufenster.better-auth-passkey',
        storage: 'cookie',
        purpose: 'Verbindet die Frage nach einem Passkey mit dem Browser, der sie stellt, für Skripte nicht lesbar',
        lifetime: '5 Minuten',
      },
      {
        name: '__Host-schaufenster.state',
        storage: 'cookie',
        purpose: 'Schützt die Anmeldung bei einem Anbieter vor untergeschobenen Antworten, für Skripte nicht lesbar',
        lifetime: '5 Minuten',
      },
      {
        name: '__Host-schaufenster.oauth_state',
        storage: 'cookie',
        purpose: 'Schützt die Anmeldung bei einem Anbieter vor untergeschobenen Antworten, für Skripte nicht lesbar',
        lifetime: '10 Minuten',
      },
      {
        name: 'schaufenster-pending-redirect',
        storage: 'sessionStorage',
        purpose: 'Vermerk, dass eine Anmeldung bei einem Anbieter läuft',
        lifetime: 'Bis die Anmeldung abgeschlossen ist',
      },
      {
        name: 'schaufenster-identity',
        storage: 'indexedDb',
        purpose:
          'Name, E-Mail-Adresse und Rolle der angemeldeten Person sowie das Ende der Sitzung, keine Zugangsdaten',
        lifetime: 'Bis zur Abmeldung, längstens 30 Tage',
      },
      {
        name: 'schaufenster-admin-*',
        storage: 'cacheStorage',
        purpose: 'Rahmen und Programm der Verwaltung ohne Inhalte, damit sie auch ohne Verbindung startet',
        lifetime: 'Bis zur Abmeldung',
      },
      {
        name: 'schaufenster-offline-*',
        storage: 'indexedDb',
        purpose: 'Kopie der bearbeitbaren Inhalte und Änderungen, die noch nicht auf dem Server sind',
        lifetime: 'Kopie bis zur Abmeldung, Änderungen bis sie übertragen sind',
      },
      {
        name: 'schaufenster:offline-person',
        storage: 'localStorage',
        purpose:
          'Kennung der angemeldeten Person, deren Kopie ohne Verbindung geöffnet wird und die auf den Seiten den Weg zur Bearbeitung sieht',
        lifetime: 'Bis zur Abmeldung',
      },
      {
        name: 'schaufenster-user',
        storage: 'localStorage',
        purpose: 'Dieselben Angaben, wenn der Browser keine Datenbank zulässt',
        lifetime: 'Bis zur Abmeldung, längstens 30 Tage',
      },
      {
        name: 'schaufenster-user',
        storage: 'sessionStorage',
        purpose: 'Dieselben Angaben, wenn der Browser auch den lokalen Speicher sperrt',
        lifetime: 'Ende des Besuchs',
      },
      {
        name: 'schaufenster-check',
        storage: 'localStorage',
        purpose: 'Probe, ob der Browser etwas speichern kann',
        lifetime: 'Wird sofort wieder gelöscht',
      },
      {
        name: 'schaufenster-check',
        storage: 'sessionStorage',
        purpose: 'Probe, ob der Browser etwas speichern kann',
        lifetime: 'Wird sofort wieder gelöscht',
      },
      {
        name: 'schaufenster-uploads',
        storage: 'indexedDb',
        purpose: 'Welche Dateien gerade hochgeladen werden, damit es nach einer Unterbrechung weitergeht',
        lifetime: 'Bis die Datei hochgeladen ist',
      },
      {
        name: 'schaufenster-single-keys',
        storage: 'localStorage',
        purpose: 'Vermerk, dass Kürzel aus einer einzelnen Taste ausgeschaltet sind',
        lifetime: 'Bis sie wieder eingeschaltet werden',
      },
      {
        name: 'schaufenster:copy:*',
        storage: 'localStorage',
        purpose: 'Getippter Text eines Eintrags, bis er gespeichert ist, falls der Browser abstürzt',
        lifetime: 'Bis zum nächsten Speichern',
      },
    ],
  },
  {
    id: 'statusmeldungen',
    name: 'Statusmeldungen per E-Mail',
    provider: ownService,
    category: 'necessary',
    purpose:
      'Schreibt Ihnen bei Störungen und Wartungen, wenn Sie sich auf der Seite „Status“ dafür angemeldet und das per E-Mail bestätigt haben. Ihre Adresse liegt nur auf unserem Server.',
    recipient: 'Unser Server und unser E-Mail-Anbieter',
    keys: [],
  },
]
