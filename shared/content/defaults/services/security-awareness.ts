import type { ServiceDefault } from '../../service-fields.ts'

export const securityAwareness: ServiceDefault = {
  id: 'security-awareness',
  title: 'Security-Awareness-Schulungen',
  summary: 'Trainings und Phishing-Simulationen, die Ihr Team wachsam machen, ohne Angst zu schüren.',
  display: 'row',
  motif: 'awareness',
  highlights: ['Übungen an eigenen Fällen', 'Gruppen bis zwölf Personen', 'Auswertung ohne Namen'],
  description: `
    <p>Technik hält viele Angriffe ab. Den Rest erkennt ein Mensch, der kurz stutzt und weiß, wen er anruft. Diese Sekunde lässt sich üben, und zwar ohne erhobenen Zeigefinger.</p>
    <h2>Lernen am eigenen Alltag</h2>
    <p>Vor der Schulung sammeln wir Beispiele aus Ihrem Haus: echte E-Mails, Anrufe und Abläufe. Daraus entstehen die Übungen. In der Buchhaltung geht es um gefälschte Rechnungen, am Empfang um freundliche Fremde, in der Leitung um die dringende Überweisung kurz vor Feierabend.</p>
    <h2>Was wir messen</h2>
    <p>Bei Phishing-Simulationen zählt für uns vor allem, wie viele Personen eine verdächtige Nachricht melden und wie schnell. Die Ergebnisse erhalten Sie als Summe. Einzelne Personen werten wir nicht aus. Der Betriebsrat bekommt die Unterlagen auf Wunsch vorab.</p>
    <h2>Wissen, das bleibt</h2>
    <p>Ein einzelner Vortrag verblasst nach wenigen Wochen. Wir verteilen den Stoff deshalb auf kurze Einheiten und prüfen nach vier Wochen, was sich geändert hat. Jede Person erhält eine Teilnahmebestätigung mit Inhalt, Dauer und Datum. Sie hilft Ihnen auch, Schulungen nach DSGVO, NIS-2 oder den Vorgaben Ihrer Versicherung nachzuweisen.</p>
    <h2>Für Teams jeder Größe</h2>
    <p>Vor Ort arbeiten wir mit bis zu zwölf Personen, online mit bis zu zwanzig. Größere Belegschaften teilen wir in Gruppen auf.</p>
  `,
  offers: [
    {
      title: 'Grundlagen für alle',
      text: 'Drei Stunden vor Ort: Phishing erkennen, ruhig reagieren, richtig melden. Mit Beispielen aus Ihrem Posteingang.',
    },
    {
      title: 'Phishing-Simulation',
      text: 'Vier Wochen mit realistischen Nachrichten und kurzen Lerneinheiten danach. Ausgewertet wird nur die Gruppe.',
    },
    {
      title: 'Planspiel für die Leitung',
      text: 'Ein Angriff am Tisch durchgespielt: entscheiden, informieren, wieder anlaufen. Am Ende steht eine Liste offener Punkte.',
    },
    {
      title: 'Fachschulung für Administration',
      text: 'Zwei Tage zu Rechten, Protokollen und Härtung, in einer Testumgebung mit viel Zeit zum Ausprobieren.',
    },
    {
      title: 'Jahresprogramm',
      text: 'Ein Plan über zwölf Monate mit kurzen Einheiten, zwei Simulationen und einem Bericht für Leitung und Nachweis.',
    },
  ],
  process: [
    { title: 'Bedarf klären', text: 'In 30 Minuten klären wir Ziel, Gruppe und Vorwissen.' },
    { title: 'Fälle sammeln', text: 'Sie schicken uns Beispiele, wir bauen daraus die Übungen.' },
    { title: 'Schulung', text: 'Vor Ort, online oder im eigenen Tempo, mit viel Zeit zum Ausprobieren.' },
    { title: 'Auswertung', text: 'Nach vier Wochen prüfen wir gemeinsam, was sich geändert hat.' },
  ],
  ownPage: '/training',
  seoTitle: 'Security-Awareness-Schulungen und Phishing-Simulationen',
  seoDescription:
    'Schulungen zu IT-Sicherheit, Datenschutz und KI an Fällen aus Ihrem Alltag. Kleine Gruppen, klare Sprache, Auswertung ohne Namen. Vor Ort, online oder im eigenen Tempo.',
}
