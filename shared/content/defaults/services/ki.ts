import type { ServiceDefault } from '../../service-fields.ts'

export const artificialIntelligence: ServiceDefault = {
  id: 'ki',
  title: 'Künstliche Intelligenz',
  summary: 'Aus verstreuten Daten wird Ordnung: Assistenten und Automatisierung, die im Haus bleiben.',
  display: 'wide',
  motif: 'ai',
  highlights: ['Anwendungsfälle bewerten', 'Modelle sicher betreiben', 'Teams befähigen'],
  description: `
    <p>Ein Sprachmodell hilft dort, wo Menschen viel lesen, zusammenfassen und formulieren: bei Angeboten, Protokollen, Anfragen und bei der Suche nach dem einen Dokument von 2019. Wir prüfen mit Ihnen, welche Aufgabe sich lohnt, und beginnen klein.</p>
    <h2>Ihre Daten bleiben bei Ihnen</h2>
    <p>In unserer KI-Werkstatt richten wir Modelle ein, die auf Ihrer Hardware oder in einem Rechenzentrum in Deutschland laufen. Der Assistent sieht nur, was die fragende Person auch sonst öffnen darf. Jede Antwort nennt ihre Quelle im eigenen Bestand, damit man nachsehen kann.</p>
    <h2>Menschen entscheiden</h2>
    <p>Modelle irren sich, und zwar überzeugend. Deshalb bauen wir Prüfschritte ein: Der Assistent entwirft, ein Mensch gibt frei. Vor dem Einsatz testen wir mit Fällen aus Ihrem Betrieb und halten fest, bei welchen Aufgaben er nicht eingesetzt wird.</p>
    <h2>Recht und Regeln</h2>
    <p>Seit dem 2. August 2026 gelten die Transparenzpflichten aus Artikel 50 der KI-Verordnung. Wer mit einem Chat-Assistenten schreibt, muss das zum Beispiel erkennen können. Wir ordnen Ihre Anwendungen ein, beachten Datenschutz und Mitbestimmung und schreiben mit Ihnen eine Richtlinie, die auf zwei Seiten passt. Den Umgang im Alltag übt Ihr Team in der Schulung <a href="/training#ki-im-bueroalltag">KI im Büroalltag</a>.</p>
  `,
  offers: [
    {
      title: 'Anwendungsfälle bewerten',
      text: 'Ein Workshop, zehn Ideen, eine Rangfolge nach Nutzen, Aufwand und Risiko. Am Ende steht ein Vorhaben für den Anfang.',
    },
    {
      title: 'Wissensassistent',
      text: 'Fragen an die eigenen Handbücher, Verträge und Protokolle stellen. Antworten kommen mit Fundstelle und achten bestehende Zugriffsrechte.',
    },
    {
      title: 'Angebote und Schriftverkehr',
      text: 'Der Assistent schreibt den ersten Entwurf aus Ihren Vorlagen und früheren Fällen. Prüfung und Versand bleiben bei Ihrem Team.',
    },
    {
      title: 'Belege und Anfragen sortieren',
      text: 'Eingehende Dokumente werden erkannt, ausgelesen und zugeordnet. Unsichere Fälle gehen an einen Menschen.',
    },
    {
      title: 'Betrieb lokaler Modelle',
      text: 'Auswahl der Hardware, Einrichtung, Überwachung und Modellwechsel. Sie sehen, was eine Anfrage kostet.',
    },
    {
      title: 'KI-Richtlinie und Einordnung',
      text: 'Verzeichnis der eingesetzten Systeme, Einordnung nach KI-Verordnung und kurze Regeln für den Alltag.',
    },
  ],
  process: [
    { title: 'Aufgabe finden', text: 'Wir suchen eine Arbeit, die oft vorkommt, Zeit kostet und sich prüfen lässt.' },
    {
      title: 'Versuch',
      text: 'In vier bis sechs Wochen entsteht ein Assistent für eine kleine Gruppe, mit echten Fällen.',
    },
    {
      title: 'Messen',
      text: 'Spart er Zeit, stimmen die Ergebnisse? Sie entscheiden anhand von Zahlen, ob es weitergeht.',
    },
    {
      title: 'Einführen',
      text: 'Anbindung, Rechte, Schulung und Betrieb. Die Trefferquote prüfen wir regelmäßig nach.',
    },
  ],
  ownPage: '/ai',
  seoTitle: 'Künstliche Intelligenz im Haus: Assistenten und Automatisierung',
  seoDescription:
    'Lokale Sprachmodelle und Assistenten für Unternehmen, die ihre Daten behalten wollen. Von der Auswahl des Anwendungsfalls bis zum geprüften Betrieb.',
}
