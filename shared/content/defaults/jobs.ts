import type { Defaults } from '../define.ts'
import type { jobFields } from '../job-fields.ts'

export const jobDefaults: Defaults<typeof jobFields> = [
  {
    id: 'webentwicklung-typescript',
    title: 'Webentwicklung TypeScript (m/w/d)',
    location: 'Erfurt, bis zu drei Tage pro Woche von zu Hause',
    employment: 'Vollzeit oder 32 Stunden',
    start: 'Ab sofort',
    salary: '52.000 bis 66.000\u00a0€ im Jahr',
    summary:
      'Sie entwickeln Shops, Portale und Fachanwendungen für Mittelstand und Verwaltung, vom ersten Gespräch bis zum Betrieb. Unsere Teams bestehen aus drei bis fünf Personen. Wer etwas baut, sieht auch, wie es genutzt wird.',
    tasks: [
      'Anwendungen mit TypeScript, React und Node.js entwickeln und pflegen',
      'Schnittstellen zu Warenwirtschaft, Buchhaltung und Fachverfahren bauen',
      'Barrierefreiheit von Anfang an mitplanen und mit Hilfsmitteln prüfen',
      'Code von Kolleginnen und Kollegen lesen, besprechen und verbessern',
      'Mit Kunden klären, was sie brauchen, und Aufwand verständlich schätzen',
    ],
    profile: [
      'Mindestens zwei Jahre Praxis mit TypeScript oder einer verwandten Sprache',
      'Sicherer Umgang mit HTML, CSS, HTTP und relationalen Datenbanken',
      'Freude an kleinen, lesbaren Lösungen und an Tests, die etwas aussagen',
      'Deutsch auf dem Niveau C1, weil Sie direkt mit Kunden sprechen',
      'Ein bestimmter Abschluss ist nicht nötig, Arbeitsproben sind willkommen',
    ],
    offer: [
      '30 Tage Urlaub, dazu der 24. und der 31. Dezember frei',
      'Acht bezahlte Weiterbildungstage im Jahr, Thema nach Absprache',
      'Ein Gerät Ihrer Wahl und ein fester Platz im Büro, wenn Sie ihn möchten',
      'Erfasste Arbeitszeit, Überstunden gleichen Sie im selben Quartal aus',
      'Zuschuss zum Deutschlandticket oder zum Dienstrad',
    ],
  },
  {
    id: 'it-sicherheit-consultant',
    title: 'Consultant IT-Sicherheit (m/w/d)',
    location: 'Erfurt, bis zu drei Tage pro Woche von zu Hause',
    employment: 'Vollzeit oder 32 Stunden',
    start: 'Ab 1. Februar 2027 oder früher',
    salary: '58.000 bis 74.000\u00a0€ im Jahr',
    summary:
      'Sie helfen Betrieben, Praxen und kommunalen Unternehmen, ihre IT sicherer zu machen. Sie finden Lücken, ordnen sie nach Dringlichkeit und bleiben dabei, bis sie geschlossen sind. Fachlich arbeiten Sie eng mit David Okonkwo zusammen.',
    tasks: [
      'Netze, Server und Anmeldungen prüfen und Befunde verständlich beschreiben',
      'Maßnahmen zur Härtung planen und mit der IT des Kunden umsetzen',
      'Unternehmen auf die Pflichten aus dem NIS-2-Umsetzungsgesetz vorbereiten',
      'Notfallpläne schreiben und Übungen mit der Leitung durchführen',
      'Bei Sicherheitsvorfällen eindämmen, Spuren sichern und den Wiederanlauf begleiten',
    ],
    profile: [
      'Mindestens drei Jahre Erfahrung in Systembetrieb, Netzwerk oder IT-Sicherheit',
      'Gute Kenntnisse in Windows- und Linux-Umgebungen und in Verzeichnisdiensten',
      'Vertraut mit IT-Grundschutz, ISO 27001 oder ähnlichen Vorgehensweisen',
      'Berichte in klarem Deutsch, die auch ohne Fachwissen verständlich sind',
      'Führerschein Klasse B und etwa vier Kundentermine im Monat, meist in Thüringen',
    ],
    offer: [
      '30 Tage Urlaub, dazu der 24. und der 31. Dezember frei',
      'Prüfungsgebühren und Lernzeit für eine Fachprüfung pro Jahr',
      'Bereitschaft freiwillig, mit Zulage und freiem Tag danach',
      'Eigenes Labor zum Nachstellen von Angriffen',
      'Dienstreisen zählen vollständig als Arbeitszeit',
    ],
  },
  {
    id: 'healthcare-it-technik-telematikinfrastruktur',
    title: 'Fachkraft Telematikinfrastruktur (m/w/d)',
    location: 'Erfurt und Praxen im Umkreis, ein bis zwei Tage pro Woche von zu Hause',
    employment: 'Vollzeit oder 30 Stunden',
    start: 'Ab sofort',
    salary: '40.000 bis 50.000\u00a0€ im Jahr',
    summary:
      'Sie bringen Arztpraxen in die Telematikinfrastruktur und sorgen dafür, dass E-Rezept und elektronische Patientenakte im Alltag funktionieren. Sie sind oft vor Ort, erklären viel und kennen die Praxisteams beim Namen.',
    tasks: [
      'TI-Gateway, Kartenterminals und Praxisausweise einrichten und betreuen',
      'Arbeitsplätze und Netze in Praxen planen, aufbauen und dokumentieren',
      'Störungen annehmen, eingrenzen und mit den Anbietern klären',
      'Umstellungen so planen, dass die Sprechstunde weiterläuft',
      'Praxisteams am Arbeitsplatz einweisen und kurze Schulungen halten',
    ],
    profile: [
      'Ausbildung in der IT oder vergleichbare Praxis, auch im Quereinstieg aus der Praxis-IT',
      'Solide Kenntnisse in Netzwerken, Windows und Fernwartung',
      'Erfahrung mit einem Praxisverwaltungssystem ist hilfreich, der Rest ist lernbar',
      'Ruhe am Telefon, auch wenn im Wartezimmer zwanzig Menschen sitzen',
      'Führerschein Klasse B und sorgfältiger Umgang mit vertraulichen Daten',
    ],
    offer: [
      '30 Tage Urlaub, dazu der 24. und der 31. Dezember frei',
      'Sechs Wochen Einarbeitung mit einer festen Person an Ihrer Seite',
      'Dienstwagen aus dem Pool, Fahrzeit ist Arbeitszeit',
      'Zulage für Umstellungen am Samstag und ein freier Tag in derselben Woche',
      'Bezahlte Weiterbildung zu Netzwerk, Datenschutz und TI',
    ],
  },
  {
    id: 'ausbildung-fachinformatik-systemintegration',
    title: 'Ausbildung Fachinformatik Systemintegration (m/w/d)',
    location: 'Erfurt, ab dem zweiten Jahr ein Tag pro Woche von zu Hause',
    employment: 'Ausbildung in Vollzeit, drei Jahre',
    start: '1. August 2027',
    salary: '1.080\u00a0€ im ersten, 1.160\u00a0€ im zweiten, 1.250\u00a0€ im dritten Jahr (monatlich)',
    summary:
      'Sie lernen, wie Netze, Server und Arbeitsplätze zusammenspielen, und übernehmen früh eigene Aufgaben. Jedes halbe Jahr wechseln Sie das Team: Betrieb, Sicherheit, Cloud, Healthcare IT. Ihre Ausbilderin begleitet Sie die ganze Zeit.',
    tasks: [
      'Arbeitsplätze, Server und Netzwerke einrichten und prüfen',
      'Anfragen von Kunden annehmen und gemeinsam mit erfahrenen Kräften lösen',
      'Datensicherungen kontrollieren und das Zurückspielen üben',
      'Kleine Skripte schreiben, die wiederkehrende Arbeit abnehmen',
      'Im dritten Jahr ein eigenes Abschlussprojekt für einen Kunden umsetzen',
    ],
    profile: [
      'Realschulabschluss, Abitur oder ein guter Grund, warum es ohne geht',
      'Neugier auf Technik, zum Beispiel aus Schule, Verein oder eigenem Basteln',
      'Freundlicher Ton und Geduld mit Menschen, die weniger Technik kennen',
      'Deutsch mindestens auf dem Niveau B2',
      'Ein Praktikum vorab ist keine Pflicht, hilft aber beiden Seiten',
    ],
    offer: [
      '30 Tage Urlaub und freie Tage vor den Prüfungen',
      'Eigener Laptop, den Sie auch für die Berufsschule nutzen',
      'Jede Woche vier Stunden Lernzeit im Betrieb',
      'Zuschuss zum Deutschlandticket und zu Fachbüchern',
      'Zusage zur Übernahme spätestens sechs Monate vor dem Abschluss, wenn es für beide passt',
    ],
  },
]
