import type { ServiceDefault } from '../../service-fields.ts'

export const healthcareIt: ServiceDefault = {
  id: 'healthcare-it',
  title: 'Healthcare IT',
  summary: 'Telematikinfrastruktur, Praxis-IT und Datenschutz für Praxen und Kliniken.',
  display: 'card',
  motif: 'health',
  highlights: ['TI-Umstellung an einem Tag', 'ePA, E-Rezept und KIM im Alltag', 'Ein Ansprechpartner für alle Geräte'],
  description: `
    <p>Wenn um acht das Wartezimmer voll ist, muss die Karte beim ersten Stecken gelesen werden. Wir betreuen Arztpraxen, Medizinische Versorgungszentren und Kliniken so, dass Technik in der Sprechstunde kein Thema ist.</p>
    <h2>Telematikinfrastruktur, die läuft</h2>
    <p>Wir schließen Ihre Praxis an die TI an, vor Ort oder über einen Zugang im Rechenzentrum. Kartenterminals, Praxisausweis und Heilberufsausweis behalten wir im Blick. Ablaufende Zertifikate melden wir Ihnen Monate vorher. Bei Störungen sprechen wir mit dem Softwarehaus und dem Zugangsanbieter, damit Ihr Team nicht in zwei Warteschleifen hängt.</p>
    <h2>ePA und E-Rezept im Ablauf</h2>
    <p>Seit 2025 gehört die elektronische Patientenakte zum Praxisalltag. Wir richten Befüllung, Signatur und Rechte so ein, dass sie zu Ihren Wegen passen, und üben mit dem Team. Eine passende Schulung finden Sie unter <a href="/training#ti-im-praxisteam">TI im Praxisteam</a>.</p>
    <h2>Sicherheit mit Augenmaß</h2>
    <p>Grundlage ist die IT-Sicherheitsrichtlinie nach §\u00a0390 SGB\u00a0V. Wir prüfen, was für Ihre Praxisgröße gilt, setzen es um und dokumentieren es verständlich. Sollen Patientendaten in die Cloud, klären wir zuvor, was §\u00a0393 SGB\u00a0V und die Schweigepflicht nach §\u00a0203 StGB verlangen.</p>
  `,
  offers: [
    {
      title: 'TI-Anschluss und Wechsel',
      text: 'Neuer Anschluss, Umzug oder Wechsel ins Rechenzentrum. Umgestellt wird außerhalb der Sprechzeiten.',
    },
    {
      title: 'Betreuung der Praxis-IT',
      text: 'Arbeitsplätze, Drucker, Kartenterminals und Netzwerk aus einer Hand. Störungen melden Sie per Telefon, die Sprechstunde hat Vorrang.',
    },
    {
      title: 'ePA, E-Rezept und KIM',
      text: 'Einrichtung in Ihrer Praxissoftware und Übung mit dem Team. Danach begleiten wir die ersten Tage aus der Ferne.',
    },
    {
      title: 'Umsetzung der IT-Sicherheitsrichtlinie',
      text: 'Prüfung nach Praxisgröße, Maßnahmenplan und Nachweise in einem Ordner, den Sie jederzeit vorlegen können.',
    },
    {
      title: 'Sicherung und Notfallbetrieb',
      text: 'Tägliche verschlüsselte Sicherung, dazu eine Anleitung für den Tag ohne Netz: Ersatzverfahren, Formulare, Rufnummern.',
    },
    {
      title: 'Mehrere Standorte',
      text: 'Einheitliche Arbeitsplätze und eine zentrale TI für Zweigpraxen und Verbünde. Ein Standort wird in der Regel an einem Tag umgestellt.',
    },
  ],
  process: [
    {
      title: 'Besuch in der Praxis',
      text: 'Wir sehen uns Geräte, Verträge und Wege an und sprechen mit dem Team am Empfang.',
    },
    {
      title: 'Umstellung vorbereiten',
      text: 'Karten, Zugänge und Termine mit Ihrem Softwarehaus stimmen wir vorab ab.',
    },
    { title: 'Umstellen', text: 'An einem Tag ohne Sprechstunde. Am nächsten Morgen ist jemand von uns dabei.' },
    {
      title: 'Betreuen',
      text: 'Zertifikate, Aktualisierungen und Sicherungen laufen im Hintergrund. Einmal im Jahr gehen wir alles gemeinsam durch.',
    },
  ],
  ownPage: '/healthcare-it',
  seoTitle: 'Healthcare IT: TI-Anschluss und Praxis-IT in Thüringen',
  seoDescription:
    'Telematikinfrastruktur, ePA, E-Rezept und Praxis-IT für Arztpraxen, MVZ und Kliniken. Umstellung an einem Tag, ein Ansprechpartner für alles.',
}
