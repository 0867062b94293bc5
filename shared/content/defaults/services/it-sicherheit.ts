import { auditFinding } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const itSecurity: ServiceDefault = {
  id: 'it-sicherheit',
  title: 'IT-Sicherheit',
  summary: 'Schwachstellen finden, bevor es andere tun: mit Audit, Härtung und Notfallplan.',
  display: 'card',
  motif: 'security',
  highlights: ['Audit mit priorisierter Maßnahmenliste', 'Begleitung bei NIS-2', 'Bereitschaft rund um die Uhr'],
  description: `
    <p>Viele Vorfälle, nach denen wir aufräumen, wurden durch Kleinigkeiten groß: ein vergessenes Konto, ein veralteter Fernzugang, eine Sicherung, die sich nicht zurückspielen ließ. Genau dort setzen wir an. Erst schauen, dann ordnen, dann härten.</p>
    <h2>Was zuerst zählt</h2>
    <p>Nach dem Audit wissen Sie, welche Wege in Ihr Netz offenstehen und welche davon dringend sind. Jede Maßnahme trägt einen Aufwand, eine zuständige Person und einen Termin. Vieles lässt sich mit vorhandenen Mitteln erledigen.</p>
    <h2>NIS-2: Pflichten für viele Betriebe</h2>
    <p>Seit Dezember 2025 gilt das deutsche NIS2-Umsetzungsgesetz. Betroffene Einrichtungen müssen unter anderem</p>
    <ul>
      <li>sich beim BSI registrieren,</li>
      <li>ihre Risiken nachweisbar behandeln,</li>
      <li>erhebliche Sicherheitsvorfälle innerhalb von 24 Stunden erstmals melden.</li>
    </ul>
    <p>Die Geschäftsleitung muss die Umsetzung überwachen und sich schulen lassen. Wir prüfen mit Ihnen, ob Ihr Unternehmen darunterfällt. Für die rechtliche Bewertung ziehen wir bei Bedarf eine Kanzlei hinzu.</p>
    <h2>Wenn es doch passiert</h2>
    <p>Dann hilft ein Plan, der auf Papier liegt und geübt wurde. Er sagt, wer entscheidet, wen Sie anrufen und welches System zuerst wieder anläuft. Mit Bereitschaftsvertrag erreichen Sie uns auch nachts und am Wochenende.</p>
  `,
  offers: [
    {
      title: 'Sicherheitsaudit',
      text: 'Wir prüfen Netz, Konten, Sicherungen und Abläufe. Sie erhalten einen Bericht mit Rangfolge und ein Gespräch, in dem wir jede Fundstelle erklären.',
    },
    {
      title: 'Härtung',
      text: 'Netze trennen, Rechte beschneiden, unnötige Dienste abschalten. Schrittweise und in Zeitfenstern, die Ihren Betrieb nicht stören.',
    },
    {
      title: 'Sichere Anmeldung',
      text: 'Passkeys und Mehr-Faktor-Anmeldung, zuerst für Administrationskonten, danach für alle. Ihr Team begleiten wir bei der Umstellung.',
    },
    {
      title: 'NIS-2-Begleitung',
      text: 'Betroffenheit prüfen, Lücken benennen, Maßnahmen dokumentieren. Auf Wunsch bereiten wir die Registrierung und die Meldewege vor.',
    },
    {
      title: 'Sicherung und Wiederanlauf',
      text: 'Mindestens eine Kopie liegt getrennt vom Netz. Zweimal im Jahr spielen wir zur Probe zurück und messen die Dauer.',
    },
    {
      title: 'Notfallplan und Übung',
      text: 'Ein kurzer Plan mit Rollen, Rufnummern und Reihenfolge, dazu ein Planspiel mit Ihrer Leitung.',
    },
  ],
  process: [
    {
      title: 'Bestand aufnehmen',
      text: 'Welche Systeme gibt es, wer greift zu, was darf auf keinen Fall ausfallen? Das klären wir gemeinsam.',
    },
    {
      title: 'Prüfen',
      text: 'Wir suchen Schwachstellen von außen und von innen, abgestimmt und ohne den Betrieb zu gefährden.',
    },
    {
      title: 'Schließen',
      text: 'Die dringenden Lücken zuerst. Jede Änderung wird dokumentiert und lässt sich zurücknehmen.',
    },
    {
      title: 'Üben und nachprüfen',
      text: 'Ein Planspiel zeigt, ob der Notfallplan trägt. Nach sechs Monaten prüfen wir die Maßnahmen erneut.',
    },
  ],
  artefact: auditFinding,
  ownPage: '/security',
  seoTitle: 'IT-Sicherheit für den Mittelstand: Audit, Härtung, Notfallplan',
  seoDescription:
    'Sicherheitsaudit, Härtung, NIS-2-Begleitung und Notfallübung für Unternehmen, Praxen und öffentliche Stellen. Mit klarer Rangfolge statt langer Mängelliste.',
}
