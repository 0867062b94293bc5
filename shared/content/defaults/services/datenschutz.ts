import { processingEntry } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const dataProtection: ServiceDefault = {
  id: 'datenschutz',
  title: 'Datenschutz',
  summary: 'Externer Datenschutzbeauftragter, Verzeichnisse und Prüfungen nach DSGVO.',
  display: 'row',
  motif: 'privacy',
  highlights: [
    'Externer Datenschutzbeauftragter',
    'Verzeichnisse, die aktuell bleiben',
    'Hilfe bei Anfragen und Pannen',
  ],
  description: `
    <p>Datenschutz gelingt, wenn er zum Arbeitstag passt. Wir ordnen, was Sie schon haben, und ergänzen, was fehlt. Am Ende wissen alle, wo welche Daten liegen, wie lange sie bleiben und wer eine Frage dazu beantwortet.</p>
    <h2>Womit wir anfangen</h2>
    <p>Mit einem Rundgang. Wir sprechen mit Personal, Vertrieb, IT und Empfang und schreiben auf, welche Daten dort verarbeitet werden. Daraus entsteht das Verzeichnis der Verarbeitungstätigkeiten. Es ist die Grundlage für Löschfristen, Verträge und Informationspflichten.</p>
    <h2>Wenn die Frist läuft</h2>
    <ul>
      <li><strong>Auskunft:</strong> In der Regel bleibt ein Monat für die Antwort. Mit Vorlage und festem Ablauf ist das gut zu schaffen.</li>
      <li><strong>Datenpanne:</strong> Meldepflichtige Vorfälle müssen möglichst binnen 72 Stunden bei der Aufsichtsbehörde sein. Wir bewerten den Fall mit Ihnen und bereiten die Meldung vor.</li>
    </ul>
    <h2>Unabhängig bleiben</h2>
    <p>Datenschutzbeauftragte sollen sich nicht selbst kontrollieren. Betreuen wir zugleich Ihre IT, prüfen wir vorab, ob ein Interessenkonflikt besteht. Im Zweifel nennen wir Ihnen eine andere Stelle. Ob Sie überhaupt jemanden benennen müssen, klären wir im ersten Gespräch.</p>
    <p>Rechtsberatung im Einzelfall leistet eine Anwaltskanzlei. Wir liefern ihr die Fakten, damit sie schnell antworten kann.</p>
  `,
  offers: [
    {
      title: 'Externer Datenschutzbeauftragter',
      text: 'Ansprechperson für Leitung, Beschäftigte und Aufsichtsbehörde. Mit festem Stundenrahmen und jährlichem Bericht.',
    },
    {
      title: 'Bestandsaufnahme',
      text: 'Rundgang, Gespräche und Sichtung der Unterlagen. Sie erhalten eine Liste der Lücken, geordnet nach Risiko.',
    },
    {
      title: 'Verzeichnisse und Verträge',
      text: 'Verzeichnis der Verarbeitungstätigkeiten, Löschkonzept und Verträge zur Auftragsverarbeitung, in einer Form, die Ihr Team selbst weiterführt.',
    },
    {
      title: 'Folgenabschätzung',
      text: 'Bei neuen Verfahren mit hohem Risiko bereiten wir die Datenschutz-Folgenabschätzung vor und begleiten die Entscheidung.',
    },
    {
      title: 'Prüfung von Websites',
      text: 'Cookies, eingebundene Dienste, Formulare und Hinweise nach TDDDG und DSGVO. Mit Fundstellen und Vorschlägen zur Abhilfe.',
    },
    {
      title: 'Hilfe bei Anfragen und Pannen',
      text: 'Wir sagen Ihnen, was zuerst zu tun ist, sichern Nachweise und bereiten Antworten oder Meldungen vor.',
    },
  ],
  process: [
    { title: 'Rundgang', text: 'An einem Tag lernen wir Abteilungen, Systeme und Unterlagen kennen.' },
    {
      title: 'Lücken bewerten',
      text: 'Sie erhalten eine Rangfolge: Was ist dringend, was kann warten, was ist schon gut?',
    },
    {
      title: 'Umsetzen',
      text: 'Wir schreiben Verzeichnisse und Vorlagen und schulen die Menschen, die damit arbeiten.',
    },
    { title: 'Dranbleiben', text: 'Feste Termine im Jahr, kurze Wege bei Fragen und ein Bericht für die Leitung.' },
  ],
  artefact: processingEntry,
  seoTitle: 'Datenschutz: externer Beauftragter, Verzeichnisse, Prüfungen',
  seoDescription:
    'Datenschutz nach DSGVO für Unternehmen, Praxen und öffentliche Stellen: Bestandsaufnahme, Verzeichnisse, Website-Prüfung und Hilfe bei Anfragen und Pannen.',
}
