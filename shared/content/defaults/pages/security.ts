import { simulatedMail } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const securityPage: PageDefault = {
  id: 'security',
  title: 'IT-Sicherheit',
  headline: 'Schwachstellen finden, bevor es andere tun',
  lead: 'Wir prüfen mit dem Blick von außen, schließen Lücken in der richtigen Reihenfolge und üben mit Ihnen den Ernstfall. Sie erfahren jederzeit, was erledigt ist und was noch offen bleibt.',
  motif: 'security',
  actions: [
    { label: 'Prüfung anfragen', href: '#contact' },
    { label: 'Hilfe im Notfall', href: '#emergency' },
  ],
  blocks: [
    {
      kind: 'text',
      id: 'intro',
      title: 'Drei Fragen, die Sie heute beantworten können sollten',
      body: `
<ol>
  <li><strong>Wann wurde die Datensicherung zuletzt zurückgespielt?</strong> Eine Sicherung, die nie geprobt wurde, ist eine Hoffnung.</li>
  <li><strong>Wer kann sich von außen anmelden, und womit?</strong> Ein Passwort allein genügt weder für E-Mail noch für Fernzugänge.</li>
  <li><strong>Wen ruft Ihr Team an, wenn morgens nichts mehr geht?</strong> Die Nummer sollte auf Papier stehen.</li>
</ol>
<p>Wer bei einer Antwort zögert, weiß schon, wo wir anfangen würden. Sicherheit entsteht selten durch ein neues Gerät. Meist geht es um Rechte, Updates, Gewohnheiten und darum, dass jemand zuständig ist.</p>
`,
      look: 'questions',
    },
    {
      kind: 'entries',
      id: 'services',
      title: 'Woran wir mit Ihnen arbeiten',
      items: [
        {
          title: 'Sicherheitsprüfung',
          text: 'Wir untersuchen Netz, Zugänge, Server und Cloud-Dienste, von außen und von innen. Der Bericht nennt jede Lücke mit Risiko, Aufwand und Vorschlag, verständlich auch für die Leitung.',
        },
        {
          title: 'Härtung',
          text: 'Überflüssige Dienste abschalten, Netze trennen, Rechte kürzen, Updates ordnen. Was den Betrieb stört, planen wir außerhalb der Arbeitszeit.',
        },
        {
          title: 'Sichere Anmeldung',
          text: 'Passkeys oder ein zweiter Faktor, zuerst für die Administration, dann für alle. Der Umstieg ist so vorbereitet, dass das Telefon im Support ruhig bleibt.',
        },
        {
          title: 'Geprüfte Datensicherung',
          text: 'Drei Kopien auf zwei Arten von Speicher, eine davon getrennt vom Netz. Zweimal im Jahr spielen wir sie probeweise zurück und messen die Zeit.',
        },
        {
          title: 'Überwachung und Bereitschaft',
          text: 'Auffällige Anmeldungen und Warnungen sehen wir an Werktagen laufend durch. Mit Bereitschaftsvertrag erreichen Sie uns auch nachts und am Wochenende.',
        },
        {
          title: 'NIS-2 und Nachweise',
          text: 'Das NIS-2-Umsetzungsgesetz ist seit Dezember 2025 in Kraft. Wir klären, ob es für Sie gilt, und helfen bei Registrierung, Risikomanagement, Meldewegen und der Schulung der Geschäftsleitung.',
        },
      ],
      look: 'checks',
      headingPlace: 'beside',
    },
    simulatedMail,
    {
      kind: 'emergency',
      id: 'emergency',
      title: 'Verdacht auf einen Angriff? So gehen Sie vor',
      lead: 'Verschlüsselte Dateien, fremde Anmeldungen, ein Erpresserschreiben: Die ersten Minuten zählen, Hektik schadet. Drucken Sie diese Liste aus, bevor Sie sie brauchen.',
      body: `
<ol>
  <li><strong>Ruhe bewahren und die Arbeit am Gerät beenden.</strong> Löschen Sie nichts und starten Sie nichts neu.</li>
  <li><strong>Vom Netz trennen.</strong> Netzwerkkabel ziehen, WLAN ausschalten. Lassen Sie das Gerät eingeschaltet, im Arbeitsspeicher können Spuren liegen.</li>
  <li><strong>Sicherungen schützen.</strong> Trennen Sie Sicherungslaufwerke vom Netz und spielen Sie noch nichts zurück.</li>
  <li><strong>Keine Administrationskonten benutzen.</strong> Wer sich auf einem befallenen Gerät mit hohen Rechten anmeldet, gibt sie möglicherweise weiter.</li>
  <li><strong>Telefonieren statt mailen.</strong> Rufen Sie Ihre IT oder uns an: <a href="tel:+493610000099">+49 361 000 00 99</a>. E-Mails könnten mitgelesen werden.</li>
  <li><strong>Aufschreiben.</strong> Wer hat wann was bemerkt, was wurde seitdem getan? Fotografieren Sie Meldungen auf dem Bildschirm.</li>
  <li><strong>Leitung und Datenschutz informieren.</strong> Sind personenbezogene Daten betroffen und besteht ein Risiko für die betroffenen Menschen, muss die Aufsichtsbehörde binnen 72 Stunden davon erfahren (Art. 33 DSGVO).</li>
  <li><strong>Weitere Meldungen prüfen.</strong> Fallen Sie unter NIS-2, geht bei einem erheblichen Vorfall binnen 24 Stunden eine frühe Erstmeldung an das BSI. Auch eine Cyberversicherung verlangt meist eine schnelle Nachricht.</li>
  <li><strong>Anzeige erstatten.</strong> Die Landeskriminalämter haben zentrale Ansprechstellen für Unternehmen. Zahlen oder verhandeln Sie nicht auf eigene Faust.</li>
</ol>
<p>Mit Bereitschaftsvertrag sind wir unter dieser Nummer rund um die Uhr erreichbar, ohne Vertrag zu unseren Öffnungszeiten. Ausführlicher steht alles auf der Seite <a href="/notfall">Notfall</a>.</p>
`,
    },
    {
      kind: 'entries',
      id: 'process',
      title: 'Erst verstehen, dann schließen',
      items: [
        {
          title: 'Rahmen abstecken',
          text: 'Was darf geprüft werden, wann und von wem? Das halten wir schriftlich fest, auch mit Ihren Dienstleistern.',
        },
        {
          title: 'Prüfen',
          text: 'Je nach Größe dauert das einige Tage. Kritische Funde melden wir sofort, nicht erst im Bericht.',
        },
        {
          title: 'Ordnen und beheben',
          text: 'Das Wichtigste zuerst: Jede Maßnahme bekommt eine Person und einen Termin. Wir erledigen sie oder begleiten Ihr Team.',
        },
        {
          title: 'Üben und nachprüfen',
          text: 'Nach sechs Monaten prüfen wir, ob die Lücken geschlossen sind, und spielen mit der Leitung einen Notfall durch.',
        },
      ],
      look: 'numbers',
    },
    {
      kind: 'projects',
      id: 'examples',
      title: 'So sieht das aus',
      lead: 'Typische Aufträge, Zahlen sind Beispielwerte. Einzelheiten echter Prüfungen veröffentlichen wir nicht.',
      items: [
        {
          title: 'Ein Stadtwerk härtet nach',
          text: 'Büro, Leittechnik und Fernwartung hingen enger zusammen, als die Pläne zeigten. Heute sind die Netze getrennt, jeder Zugang gehört zu einer Person, und 14 Wege ins Netz sind geschlossen. Die Versorgung lief ohne Pause weiter.',
        },
        {
          title: 'Die gefälschte Rechnung im Handel',
          text: 'Eine E-Mail im Namen eines Lieferanten nannte ein neues Konto. Nach Schulung und Phishing-Simulation meldet das Team solche Nachrichten von sich aus, und Kontowechsel werden am Telefon bestätigt.',
        },
        {
          title: 'Eine Kanzlei ohne Generalschlüssel',
          text: 'Alle Arbeitsplätze nutzten dasselbe Administrationskonto. Jetzt hat jede Person eigene Rechte, die Verwaltung läuft über gesonderte Konten mit Passkey, und jeder Zugriff lässt sich nachvollziehen.',
        },
      ],
      service: 'it-sicherheit',
      look: 'beside',
    },
    { kind: 'voices', id: 'voice', service: 'it-sicherheit', look: 'one', tone: 'cloth' },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Fragen zur Sicherheit',
      lead: 'Was bei einem Angriff zu tun ist, wen NIS-2 betrifft und wie eine Phishing-Simulation abläuft.',
      topic: 'security',
    },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', category: 'it-sicherheit', count: 2, headingPlace: 'beside' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Wissen Sie, was von außen sichtbar ist?',
      text: 'In einem ersten Gespräch zeigen wir Ihnen, was Fremde über Ihre Systeme herausfinden können und welche Prüfung sich für Sie lohnt.',
      label: 'Prüfung besprechen',
    },
  ],
  seoTitle: 'IT-Sicherheit: Prüfung, Härtung, Notfallhilfe',
  seoDescription:
    'Sicherheitsprüfung, Härtung, Datensicherung, NIS-2 und Bereitschaft für Mittelstand und Verwaltung. Mit Notfallplan: erste Schritte bei einem Cyberangriff.',
}
