import type { Defaults } from '../define.ts'
import type { trainingFields } from '../training-fields.ts'

export const trainingDefaults: Defaults<typeof trainingFields> = [
  {
    id: 'security-awareness-basis',
    title: 'Security Awareness Basis',
    summary: 'Phishing erkennen, ruhig reagieren, richtig melden.',
    format: 'on-site',
    level: 'beginner',
    duration: '3 Stunden',
    audience: 'Alle Beschäftigten, ohne Vorwissen',
    contents: [
      'Wie Angriffe beginnen: E-Mail, Anruf, Besuch',
      'Phishing an Beispielen aus dem eigenen Posteingang erkennen',
      'Passwörter, Passkeys und der zweite Faktor',
      'Gefälschte Rechnungen und dringende Überweisungen',
      'Unterwegs und im Homeoffice sicher arbeiten',
      'Melden: wem, wie und warum lieber einmal zu oft',
    ],
    outcome:
      'Die Teilnehmenden erkennen verdächtige Nachrichten an wenigen festen Merkmalen und wissen, wen sie anrufen, auch wenn sie schon geklickt haben.',
    description: `
      <p>Wir üben in kleinen Gruppen an Beispielen, die Sie uns vorab schicken. Niemand wird vorgeführt. Nach jeder Übung sprechen wir darüber, woran man die Falle hätte merken können.</p>
      <p>Der letzte Teil gehört dem Ernstfall: Was tue ich in den ersten fünf Minuten? Alle gehen mit einer Karte nach Hause, auf der die Meldewege Ihres Betriebs stehen.</p>
    `,
    price: '890\u00a0€',
    priceUnit: 'je Gruppe bis 12',
  },
  {
    id: 'phishing-simulation',
    title: 'Phishing-Simulation mit Auswertung',
    summary: 'Echte Muster, anonyme Ergebnisse, kurze Lerneinheiten danach.',
    format: 'online',
    level: 'beginner',
    duration: '4 Wochen',
    audience: 'Belegschaften ab 20 Personen',
    contents: [
      'Abstimmung mit Leitung, Datenschutz und Betriebsrat',
      'Simulierte Nachrichten in drei Schwierigkeitsstufen',
      'Sofortige Erklärung nach einem Klick',
      'Lerneinheiten von fünf Minuten',
      'Messung von Meldequote und Meldezeit',
      'Bericht und Gespräch zur Auswertung',
    ],
    outcome:
      'Ihr Team meldet verdächtige Nachrichten von selbst. Sie kennen Meldequote und Meldezeit und sehen, welche Muster noch täuschen.',
    description: `
      <p>Über vier Wochen erhalten die Beschäftigten unregelmäßig Nachrichten, die echten Angriffen nachgebildet sind. Wer klickt, landet auf einer kurzen Erklärung. Wer meldet, bekommt eine Rückmeldung.</p>
      <p>Ausgewertet wird nur die Gruppe. Einzelne Personen sind im Bericht nicht erkennbar; sehr kleine Abteilungen fassen wir dafür zusammen. Die Unterlagen für den Betriebsrat erhalten Sie auf Wunsch vorab.</p>
    `,
    price: '6\u00a0€',
    priceUnit: 'je Person',
  },
  {
    id: 'datenschutz-kompakt',
    title: 'Datenschutz kompakt',
    summary: 'Was im Alltag zählt: Auskunft, Löschung, Auftragsverarbeitung.',
    format: 'online',
    level: 'beginner',
    duration: '90 Minuten',
    audience: 'Beschäftigte, die mit Kunden-, Patienten- oder Personaldaten arbeiten',
    contents: [
      'Was personenbezogene Daten sind, mit Beispielen aus Ihrem Haus',
      'Wann wir Daten verarbeiten dürfen',
      'Auskunft und Löschung: erkennen, weiterleiten, Frist halten',
      'Auftragsverarbeitung und neue Werkzeuge',
      'Datenpanne: die ersten Schritte',
      'E-Mail, Messenger und KI-Dienste im Büro',
    ],
    outcome:
      'Die Teilnehmenden erkennen eine Auskunftsanfrage oder Datenpanne, leiten sie rechtzeitig weiter und wissen, was sie nicht in fremde Dienste eingeben.',
    description: `
      <p>Eine kompakte Runde für alle, die täglich mit Daten von Menschen umgehen. Paragrafen nennen wir nur, wo sie helfen. Den größten Teil machen kurze Fälle aus: Darf die Liste in den Verteiler? Wer darf das Krankenblatt sehen? Was antworte ich am Telefon?</p>
      <p>Die Teilnahmebestätigung können Sie für Ihren Nachweis nach DSGVO ablegen.</p>
    `,
    price: '420\u00a0€',
    priceUnit: 'je Gruppe bis 20',
  },
  {
    id: 'ki-im-bueroalltag',
    title: 'KI im Büroalltag',
    summary: 'Gute Aufträge formulieren, Ergebnisse prüfen, Grenzen kennen.',
    format: 'on-site',
    level: 'beginner',
    duration: '1 Tag',
    audience: 'Teams in Büro, Verwaltung und Vertrieb',
    contents: [
      'Wie Sprachmodelle arbeiten und warum sie sich irren',
      'Aufträge formulieren: Ziel, Rahmen, Beispiel',
      'Texte entwerfen, kürzen und in einfache Sprache bringen',
      'Protokolle, Tabellen und E-Mails bearbeiten',
      'Ergebnisse prüfen und Quellen nachsehen',
      'Vertrauliche Daten, Urheberrecht und Kennzeichnung',
      'Eigene Regeln für das Team festlegen',
    ],
    outcome:
      'Die Teilnehmenden lösen eine eigene Aufgabe mit KI, prüfen das Ergebnis auf Fehler und wissen, welche Daten sie nicht eingeben dürfen.',
    description: `
      <p>Am Vormittag lernen alle dasselbe Handwerk. Am Nachmittag arbeitet jede Person an einer Aufgabe aus dem eigenen Arbeitsbereich, mit Hilfe am Platz. Wir üben mit dem Werkzeug, das bei Ihnen freigegeben ist, oder stellen eine Übungsumgebung bereit.</p>
      <p>Zum Schluss schreibt die Gruppe eine Seite Regeln: Wofür nutzen wir KI, wofür nicht, wer prüft? Die Schulung ist ein Baustein, um KI-Kompetenz im Sinne der KI-Verordnung aufzubauen und zu belegen.</p>
    `,
    price: '1.450\u00a0€',
    priceUnit: 'je Gruppe bis 12',
  },
  {
    id: 'notfalluebung-leitung',
    title: 'Notfallübung für die Leitung',
    summary: 'Ein Angriff als Planspiel: entscheiden, informieren, wieder anlaufen.',
    format: 'on-site',
    level: 'intermediate',
    duration: '4 Stunden',
    audience: 'Geschäftsführung, Bereichsleitung und IT-Verantwortliche',
    contents: [
      'Lagebild: Was wissen wir, was vermuten wir?',
      'Entscheiden unter Zeitdruck und mit Lücken',
      'Wer informiert Belegschaft, Kunden und Presse?',
      'Meldungen nach DSGVO und NIS-2 mit ihren Fristen',
      'Reihenfolge beim Wiederanlauf',
      'Auswertung und Liste offener Punkte',
    ],
    outcome:
      'Ihr Leitungsteam hat einen Angriff einmal durchgespielt, kennt Rollen und Meldefristen und weiß, welche Lücken der Notfallplan noch hat.',
    description: `
      <p>Montag, 6:40 Uhr: Die Anmeldung geht nicht, auf einem Bildschirm steht eine Forderung. Von hier an entscheidet Ihr Team. Wir spielen Lagen ein, die zu Ihrem Betrieb passen, und stellen die Fragen, die dann auch Behörden und Kunden stellen.</p>
      <p>Technisches Wissen ist nicht nötig. Bringen Sie Ihren Notfallplan mit, falls es einen gibt. Nach der Übung erhalten Sie ein Protokoll mit offenen Punkten, nach Dringlichkeit geordnet.</p>
    `,
    price: '1.200\u00a0€',
    priceUnit: 'je Leitungsteam',
  },
  {
    id: 'ti-im-praxisteam',
    title: 'TI im Praxisteam',
    summary: 'Von der elektronischen Patientenakte bis zum E-Rezept, ohne Umwege.',
    format: 'online',
    level: 'intermediate',
    duration: '2 Stunden',
    audience: 'Ärztinnen, Ärzte und Medizinische Fachangestellte',
    contents: [
      'ePA: Zugriff, Befüllung und Widerspruch',
      'Was am Empfang gesagt und dokumentiert wird',
      'E-Rezept und eAU im Tagesablauf',
      'KIM: sichere Nachrichten an Praxen und Kassen',
      'Karten, PIN und Laufzeiten',
      'Ersatzverfahren bei Störungen',
    ],
    outcome:
      'Das Team befüllt die ePA sicher, beantwortet häufige Fragen von Patientinnen und Patienten und arbeitet bei einer Störung geordnet weiter.',
    description: `
      <p>Wir gehen einen Praxistag durch, vom Einlesen der Karte bis zum Arztbrief. Gezeigt wird in der Praxissoftware, die Sie verwenden, mit Testdaten. Fragen zu einzelnen Masken klären wir direkt am Bildschirm.</p>
      <p>Der Termin liegt auf Wunsch in der Mittagspause oder am Mittwochnachmittag. Danach bekommt Ihr Team eine Kurzanleitung für den Empfang und eine für den Störungsfall.</p>
    `,
    price: '380\u00a0€',
    priceUnit: 'je Praxis',
  },
  {
    id: 'barrierefreie-inhalte',
    title: 'Barrierefreie Inhalte pflegen',
    summary: 'Überschriften, Alternativtexte und PDF, die alle lesen können.',
    format: 'self-paced',
    level: 'intermediate',
    duration: '4 Stunden',
    audience: 'Redaktion, Öffentlichkeitsarbeit und Verwaltung',
    contents: [
      'Wie Menschen mit Screenreader, Tastatur und Vergrößerung lesen',
      'Überschriften und Listen richtig auszeichnen',
      'Alternativtexte schreiben, die etwas sagen',
      'Linktexte, Tabellen und Formulare',
      'Farben, Kontraste und Videos mit Untertiteln',
      'Aus der Textverarbeitung ein barrierefreies PDF erzeugen',
    ],
    outcome:
      'Die Teilnehmenden pflegen Seiten und Dokumente so, dass Hilfsmittel sie lesen können, und prüfen das Ergebnis selbst mit einer kurzen Liste.',
    description: `
      <p>Der Kurs besteht aus acht Einheiten von je einer halben Stunde. Jede beginnt mit einem Beispiel, das nicht funktioniert, und endet mit einer Übung am eigenen Text. Pausieren ist jederzeit möglich; der Zugang gilt sechs Monate.</p>
      <p>Grundlage sind die WCAG 2.2, Stufe AA. Was BITV 2.0 und Barrierefreiheitsstärkungsgesetz für Ihre Inhalte bedeuten, ordnet die letzte Einheit ein.</p>
    `,
    price: '49\u00a0€',
    priceUnit: 'je Person',
  },
  {
    id: 'sicher-administrieren',
    title: 'Sicher administrieren',
    summary: 'Rechte, Protokolle und Härtung für Ihre Administration.',
    format: 'on-site',
    level: 'expert',
    duration: '2 Tage',
    audience: 'Administratorinnen und Administratoren mit Berufserfahrung',
    contents: [
      'Getrennte Konten und Verwaltungsebenen',
      'Passkeys und Mehr-Faktor-Anmeldung für Administrationszugänge',
      'Server und Arbeitsplätze nach Vorlage härten',
      'Netze trennen und Fernzugänge absichern',
      'Protokolle sammeln, lesen und aufbewahren',
      'Sicherungen schützen und zurückspielen',
      'Einen Angriff in der Testumgebung nachverfolgen',
    ],
    outcome:
      'Die Teilnehmenden richten getrennte Verwaltungskonten ein, härten Systeme nach Vorlage und erkennen typische Spuren eines Angriffs in den Protokollen.',
    description: `
      <p>Zwei Tage in einer Testumgebung, die einem mittelständischen Netz nachgebaut ist, samt gewachsener Altlasten. Am ersten Tag schließen wir Wege, am zweiten verfolgen wir einen Angriff und stellen den Betrieb wieder her.</p>
      <p>Vorausgesetzt werden Erfahrung mit Verzeichnisdiensten und Grundlagen der Netzwerktechnik. Alle Vorlagen und Prüflisten nehmen Sie mit. Höchstens acht Personen, damit Zeit für eigene Fälle bleibt.</p>
    `,
    price: '2.600\u00a0€',
    priceUnit: 'je Gruppe bis 8',
  },
]
