import { wordGroup } from '#shared/words/word-group.ts'

/** The page about the security of the site itself: what it promises and what was measured. */
export const siteSecurityWords = wordGroup('siteSecurity', {
  title: 'Versprochen und gemessen',
  intro:
    'Die Website misst jede Nacht selbst, ob sie hält, was hier steht. Was nicht gehalten wird, steht ebenso da wie das andere.',
  never: 'Diese Website hat sich noch nicht gemessen. Das erste Ergebnis steht spätestens morgen hier.',
  summary: 'Zuletzt gemessen am {date}: {kept} von {all} Versprechen gehalten.',
  measured: 'Gemessen',
  date: 'Geprüft am',
  result: 'Ergebnis',
  states: { kept: 'gehalten', broken: 'nicht gehalten', unknown: 'noch nicht geprüft' },
  until: 'gültig bis {date}',
  done: 'geprüft',
  missing: 'fehlt',
  none: 'keine gefunden',
  promises: {
    tls: 'Verbindungen sind mit TLS 1.2 oder neuer verschlüsselt.',
    certificate: 'Das Zertifikat ist gültig und wird rechtzeitig erneuert.',
    hsts: 'Browser rufen diese Website nur noch verschlüsselt auf (HSTS, mindestens ein halbes Jahr).',
    csp: 'Es laufen nur Skripte, die zu dieser Website gehören oder im Dienste-Verzeichnis stehen (Content-Security-Policy).',
    framing: 'Fremde Seiten können diese Website nicht einbetten und überdecken.',
    opener: 'Fremde Fenster haben keinen Zugriff auf diese Website (Cross-Origin-Opener-Policy).',
    sniffing: 'Browser nehmen Dateien nur als das, was sie sind (X-Content-Type-Options).',
    referrer: 'Andere Websites erfahren nicht, welche Seite Sie hier gelesen haben (Referrer-Policy).',
    permissions: 'Standort, Mikrofon, Zahlung und USB bleiben gesperrt (Permissions-Policy).',
    foreign: 'Beim Aufruf der Seiten entsteht keine Verbindung zu fremden Adressen.',
    dependencies: 'Verwendete Software-Bausteine werden jeden Monat auf bekannte Schwachstellen geprüft.',
    backup: 'Jede Nacht entsteht eine Sicherung, deren Wiederherstellung erprobt ist.',
  },
  report: {
    title: 'Schwachstelle melden',
    text: 'Haben Sie eine Schwachstelle gefunden? Schreiben Sie uns bitte, bevor Sie darüber sprechen, und nennen Sie die Schritte, mit denen wir sie nachstellen können. Wer uns in gutem Glauben hilft, hat von uns nichts zu befürchten.',
    contact: 'Kontakt für Sicherheitshinweise',
    file: 'security.txt ansehen',
    key: 'Schlüssel für vertrauliche Meldungen',
    openpgp: 'OpenPGP-Schlüssel herunterladen',
    smime: 'S/MIME-Zertifikat herunterladen',
    fingerprint: 'Fingerabdruck',
  },
  card: {
    title: 'Visitenkarte',
    text: 'So stehen wir gleich richtig in Ihrem Adressbuch: mit der Kamera des Telefons oder als Datei.',
    vcard: 'Visitenkarte als Datei (vCard)',
    qr: 'QR-Code mit Name, Anschrift, Telefon und E-Mail von {name}',
  },
})
