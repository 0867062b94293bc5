// German texts of the doctor: what is wrong, and what to do.

export const doctorMessages = {
  title: 'Prüfung',
  note: 'Prüft Einstellungen, Schreibrechte, Datenbank, Uhr, Platz und alle Verbindungen nach außen.',
  run: 'Alles prüfen',
  running: 'Wird geprüft …',
  states: { ok: 'In Ordnung', warning: 'Hinweis', problem: 'Problem', off: 'Nicht eingerichtet' },
  columns: { check: 'Was', result: 'Ergebnis', state: 'Stand' },
  configuration: {
    title: 'Einstellungen',
    ok: 'Alle Einstellungen sind gültig.',
    advice: 'Berichtigen Sie die Einstellung in der Umgebung oder in .env; docs/operating/settings.md erklärt jede.',
  },
  folder: {
    data: 'Datenordner',
    media: 'Ordner der Mediathek',
    backup: 'Ordner der Sicherungen',
    ok: (path: string) => `${path} ist beschreibbar.`,
    bad: (path: string, reason: string) => `In ${path} lässt sich nicht schreiben (${reason}).`,
    advice: (user: string) =>
      `Geben Sie dem Konto „${user}“, unter dem die Website läuft, Schreibrechte an diesem Ordner.`,
  },
  privacy: {
    title: 'Rechte des Datenordners',
    ok: (path: string) => `${path} kann nur das Konto der Website betreten.`,
    backupTitle: 'Rechte der Sicherungen',
    backupOk: (path: string) => `An ${path} kommt nur das Konto der Website heran.`,
    open: (found: string[], more = 0) =>
      `Auch andere Konten dieses Rechners kommen heran: ${found.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`,
    advice: (command: string) => `Führen Sie aus: ${command}`,
  },
  key: {
    title: 'Schlüsseldatei',
    ok: 'Nur das Konto der Website kann sie lesen.',
    none: 'Es gibt noch keine; sie entsteht beim Start.',
    open: (path: string) => `${path} ist auch für andere lesbar.`,
    advice: (path: string) => `Führen Sie aus: chmod 600 ${path}`,
  },
  database: {
    title: 'Datenbank',
    ok: (engine: string) => `${engine} antwortet und nimmt Änderungen an.`,
    none: 'Es gibt noch keine; der erste Start legt sie an.',
    away: (reason: string) => `Die Datenbank ist nicht erreichbar oder nicht beschreibbar: ${reason}`,
    advice: 'Prüfen Sie DATABASE_URL beziehungsweise die Rechte der Datei, und dass der Datenbankserver läuft.',
  },
  integrity: {
    title: 'Unversehrtheit der Datenbank',
    ok: 'An den gespeicherten Daten wurde kein Schaden gefunden.',
    damaged: (details: string) => `Die Datenbank ist beschädigt (${details}).`,
    unfinished: 'Die Prüfung wurde nicht rechtzeitig fertig.',
    unfinishedAdvice: 'Jede Nacht wird ohne diese Frist geprüft. Ein Schaden wird dann gemeldet.',
    unknown: 'Diese Datenbank führt keine Prüfsummen.',
    advice:
      'Beenden Sie die Website, heben Sie die Datei auf und spielen Sie die letzte geprüfte Sicherung ein (docs/operating/backup.md). Prüfen Sie danach den Datenträger.',
  },
  schema: {
    title: 'Schema der Datenbank',
    ok: (count: number) => `Auf dem Stand dieser Version (${count} Schritte).`,
    pending: (count: number) => `${count === 1 ? '1 Schritt fehlt' : `${count} Schritte fehlen`} noch.`,
    pendingAdvice: 'Starten Sie die Website neu; sie bringt das Schema auf den neuesten Stand.',
    added: 'Eine neuere Version hat die Datenbank erweitert; diese arbeitet damit weiter.',
    addedAdvice: 'Kehren Sie bald zur neueren Version zurück: Bis dahin lässt sich keine Sicherung prüfen.',
    older: 'Die Datenbank stammt aus einer Version vor 1.0.0.',
    olderAdvice:
      'Starten Sie einmal die letzte Version vor 1.0.0 und danach diese; docs/operating/upgrade.md beschreibt es.',
    newer: 'Die Datenbank stammt aus einer neueren Version.',
    newerAdvice: 'Starten Sie die neuere Version, oder spielen Sie eine Sicherung dieser Version zurück.',
  },
  clock: {
    title: 'Uhr',
    ok: (seconds: number) => `Weicht höchstens ${seconds} Sekunden ab.`,
    wrong: (seconds: number) => `Die Uhr dieses Rechners geht um ${seconds} Sekunden falsch.`,
    advice:
      'Schalten Sie den Zeitabgleich ein (zum Beispiel: timedatectl set-ntp true). Anmeldungen und Termine hängen davon ab.',
    unknown: 'Niemand war da, an dem sie sich vergleichen ließe.',
  },
  disk: {
    title: 'Freier Platz',
    free: (free: string, path: string) => `${free} frei unter ${path}.`,
    advice: 'Schaffen Sie Platz, oder legen Sie Sicherungen mit SCHAUFENSTER_BACKUP_DIR auf einen anderen Datenträger.',
  },
  mail: {
    title: 'E-Mail-Versand',
    ok: 'Der Mailserver nimmt Verbindung und Anmeldung an. Es wurde nichts verschickt.',
    off: 'Nachrichten bleiben im Posteingang.',
    advice: 'Prüfen Sie Adresse, Anschluss und Zugangsdaten unter „Verbindungen“ oder SCHAUFENSTER_SMTP_URL.',
    emailJs:
      'Ein EmailJS-Anbieter ist eingerichtet; probieren lässt er sich nur mit einer Test-E-Mail unter „Verbindungen“.',
  },
  webhook: {
    title: 'Ablauf hinter dem Chat',
    off: 'Der eingebaute Assistent antwortet.',
    advice:
      'Prüfen Sie Adresse und Kopfzeile unter „Verbindungen“ oder SCHAUFENSTER_CHAT_WEBHOOK_URL, und dass der Ablauf veröffentlicht ist.',
  },
  provider: {
    title: (name: string) => `Anmeldedienst „${name}“`,
    none: 'Anmeldedienste',
    off: 'Angemeldet wird mit Kennwort oder Passkey.',
    advice: 'Prüfen Sie die Adresse (issuer) des Anbieters, und ob dieser Rechner ihn erreicht.',
    offAdvice: 'Tragen Sie den Anbieter unter „Verbindungen“ neu ein, oder entfernen Sie ihn dort.',
  },
  store: {
    media: 'S3-Speicher der Mediathek',
    backup: 'S3-Speicher der Sicherungen',
    ok: 'Schreiben, Lesen und Löschen gelingen.',
    off: 'Dateien liegen auf diesem Rechner.',
    other: 'Gelesen wurde etwas anderes, als geschrieben wurde.',
    advice:
      'Prüfen Sie Adresse, Bucket und Schlüssel, und dass der Schlüssel schreiben, lesen, auflisten und löschen darf.',
  },
  address: {
    title: 'Öffentliche Adresse',
    ok: (url: string) => `${url} führt hierher.`,
    local: 'PUBLIC_URL zeigt auf diesen Rechner.',
    localAdvice: 'Für Besucher von außen: Setzen Sie PUBLIC_URL auf die Adresse, unter der sie die Website öffnen.',
    away: (url: string, reason: string) => `${url} ist von hier aus nicht erreichbar (${reason}).`,
    awayAdvice:
      'Prüfen Sie DNS, Firewall und den Server davor. Manche Netze lassen die eigene Adresse von innen nicht zu; dann genügt ein Blick von außen.',
    other: (url: string) => `Unter ${url} antwortet etwas anderes als diese Website.`,
    otherAdvice: 'Prüfen Sie, wohin der Server davor weiterleitet.',
  },
  tls: {
    title: 'Zertifikat',
    plain: 'Die öffentliche Adresse beginnt mit http://.',
    plainAdvice:
      'Setzen Sie einen Server mit TLS davor (docs/operating/proxy.md) und PUBLIC_URL auf https://. Ohne https kann sich außerhalb dieses Rechners niemand anmelden.',
    ok: (days: number) => `Gültig, noch ${days} Tage.`,
    soon: (days: number) => `Läuft in ${days} Tagen ab.`,
    advice: 'Erneuern Sie das Zertifikat, oder prüfen Sie, warum es sich nicht selbst erneuert.',
    bad: (reason: string) => `Es wird nicht anerkannt (${reason}).`,
  },
  proxies: {
    title: 'Server davor',
    ok: 'Die vertrauten Adressen sind genannt.',
    off: 'Besucher erreichen diese Website ohne Server davor.',
    missing:
      'PUBLIC_URL ist https, aber kein Server davor ist genannt: Alle Besucher teilen sich dann eine Adresse, und Grenzen je Besucher treffen alle.',
    advice: 'Setzen Sie SCHAUFENSTER_TRUSTED_PROXIES auf die Adresse des Servers davor, zum Beispiel 127.0.0.1,::1.',
  },
  backup: {
    title: 'Sicherung',
    old: 'Die letzte geprüfte Sicherung ist älter als zwei Tage.',
    none: 'Es gibt noch keine geprüfte Sicherung.',
    advice: 'Legen Sie eine an: npm run backup, oder in der Verwaltung unter „Sicherung“.',
    sameDisk: 'Sicherungen liegen im Datenordner und überleben seinen Datenträger nicht.',
    sameDiskAdvice:
      'Setzen Sie SCHAUFENSTER_BACKUP_DIR auf einen anderen Datenträger, oder SCHAUFENSTER_BACKUP_S3_ENDPOINT.',
  },
} as const
