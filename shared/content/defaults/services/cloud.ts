import { costReport } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const cloud: ServiceDefault = {
  id: 'cloud',
  title: 'Cloud',
  summary: 'Umzug ohne Stillstand, Betrieb in deutschen Rechenzentren, Kosten im Blick.',
  display: 'card',
  motif: 'cloud',
  highlights: ['Umzug am Wochenende', 'Betrieb in Deutschland', 'Monatlicher Kostenbericht'],
  description: `
    <p>Ob ein System in die Cloud gehört, entscheidet sich an drei Fragen: Wie viel darf ein Ausfall kosten? Welche Daten liegen darin? Und wer kümmert sich nachts darum? Wir beantworten sie mit Ihnen für jede Anwendung einzeln. Manches bleibt danach im Haus, und das ist in Ordnung.</p>
    <h2>Der Umzug</h2>
    <p>Wir ziehen in Gruppen um, beginnend mit Systemen, deren Ausfall den Betrieb nicht träfe. Für jede Gruppe gibt es einen Probelauf, eine Prüfliste und einen Rückweg. Der eigentliche Wechsel findet außerhalb Ihrer Arbeitszeit statt. Am Montag steht jemand von uns bereit, falls ein Drucker oder eine Freigabe klemmt.</p>
    <h2>Der Betrieb</h2>
    <p>Ihre Server laufen in Rechenzentren in Deutschland. Sicherungen liegen an einem zweiten Ort. Wir spielen Aktualisierungen ein, die Überwachung läuft automatisch rund um die Uhr. So melden wir uns, bevor eine Platte voll ist. Welche Verfügbarkeit wir zusagen, steht im Vertrag.</p>
    <h2>Die Kosten und der Rückweg</h2>
    <p>Jeden Monat sehen Sie, was jedes System kostet und wo sich etwas abschalten lässt. Auch der Ausstieg ist geregelt: Seit September 2025 stärkt die EU-Datenverordnung (Data Act) Ihr Recht, den Cloud-Anbieter zu wechseln. Wir halten Daten und Konfiguration so vor, dass ein Wechsel praktisch machbar bleibt.</p>
  `,
  offers: [
    {
      title: 'Cloud-Check',
      text: 'Eine Liste Ihrer Systeme mit Empfehlung: umziehen, ersetzen oder behalten. Mit Kosten über drei Jahre im Vergleich.',
    },
    {
      title: 'Umzug von Servern und Diensten',
      text: 'Geplant in Gruppen, geprobt und mit Rückweg. Die Umschaltung legen wir auf Abende oder Wochenenden.',
    },
    {
      title: 'Betrieb und Überwachung',
      text: 'Aktualisierungen, Sicherungen und Störungsdienst zum festen Monatsbetrag. Sie sehen den Zustand Ihrer Systeme jederzeit selbst.',
    },
    {
      title: 'Arbeitsplatz aus der Cloud',
      text: 'E-Mail, Dateien und Konferenzen mit sauber gesetzten Rechten. Neue Geräte sind am ersten Arbeitstag einsatzbereit.',
    },
    {
      title: 'Sicherung an einem zweiten Ort',
      text: 'Verschlüsselte Kopien außer Haus, mit Aufbewahrungsfristen nach Ihren Vorgaben und regelmäßiger Rückspielprobe.',
    },
  ],
  process: [
    {
      title: 'Sichten',
      text: 'Wir erfassen Systeme, Abhängigkeiten und Datenarten und sprechen mit den Menschen, die damit arbeiten.',
    },
    { title: 'Planen', text: 'Sie erhalten Reihenfolge, Termine, Kosten und einen Rückweg für jede Gruppe.' },
    {
      title: 'Umziehen',
      text: 'Probelauf, Umschaltung, Abnahme. Danach bleibt das alte System vier Wochen als Reserve stehen.',
    },
    { title: 'Betreiben', text: 'Wir überwachen, aktualisieren und gehen die Kosten jedes Quartal mit Ihnen durch.' },
  ],
  artefact: costReport,
  seoTitle: 'Cloud: Umzug ohne Stillstand, Betrieb in Deutschland',
  seoDescription:
    'Server und Dienste in deutsche Rechenzentren umziehen: geplant in Gruppen, außerhalb der Arbeitszeit, mit Rückweg und monatlichem Kostenbericht.',
}
