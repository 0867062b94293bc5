import type { ServiceDefault } from '../../service-fields.ts'

export const recruitment: ServiceDefault = {
  id: 'personalberatung',
  title: 'Personalberatung',
  summary: 'IT-Fachkräfte finden, die fachlich überzeugen und menschlich passen.',
  display: 'row',
  motif: 'people',
  highlights: ['Fachgespräch durch IT-Leute', 'Gehaltsrahmen von Anfang an', 'Begleitung bis zum Ende der Probezeit'],
  description: `
    <p>Wer eine Administratorin oder einen Entwickler sucht, liest Lebensläufe voller Abkürzungen. Wir sprechen diese Sprache, weil wir selbst in der IT arbeiten. Das Fachgespräch führt bei uns jemand, der die Aufgabe aus eigener Praxis kennt.</p>
    <h2>Zuerst die Aufgabe</h2>
    <p>Viele Stellen bleiben offen, weil das Profil drei Berufe in einem verlangt. Mit Ihnen trennen wir, was am ersten Tag sitzen muss und was sich lernen lässt. Daraus entsteht eine Anzeige, die die Arbeit ehrlich beschreibt und den Gehaltsrahmen nennt.</p>
    <h2>So wählen wir aus</h2>
    <p>Sie erhalten wenige Vorschläge, jeden mit einer Einschätzung auf einer Seite: Stärken, offene Punkte, Gehaltswunsch, frühester Beginn. Anstelle von Rätselfragen gibt es eine Aufgabe aus dem Alltag. Alle bekommen dieselben Fragen und eine Rückmeldung, auch bei einer Absage.</p>
    <h2>Fair für beide Seiten</h2>
    <p>Für Bewerberinnen und Bewerber ist unsere Vermittlung kostenfrei. Unterlagen geben wir erst nach Zustimmung weiter und löschen sie spätestens sechs Monate nach einer Absage. Bei unseren eigenen Kunden werben wir niemanden ab.</p>
    <p>Nach dem Start bleiben wir dran: Nach zwei Wochen, nach drei Monaten und vor Ablauf der Probezeit sprechen wir mit beiden Seiten, damit kleine Reibungen klein bleiben.</p>
  `,
  offers: [
    {
      title: 'Suche und Auswahl',
      text: 'Von der Anzeige bis zur Unterschrift. Sie führen zwei bis vier Gespräche, den Rest übernehmen wir.',
    },
    {
      title: 'Direktansprache',
      text: 'Für seltene Profile sprechen wir Fachleute persönlich an. Diskret und nur mit Angeboten, die wirklich passen.',
    },
    {
      title: 'Fachgespräch als Baustein',
      text: 'Sie suchen selbst, wir prüfen die Fachkenntnis. Mit Aufgabe aus der Praxis und schriftlicher Einschätzung.',
    },
    {
      title: 'Stellenprofil und Anzeige',
      text: 'Wir schärfen die Anforderungen, ordnen das Gehalt ein und schreiben einen Text, der gelesen wird.',
    },
    {
      title: 'Überbrückung',
      text: 'Bis die Stelle besetzt ist, übernimmt unser Team die dringenden Aufgaben als Dienstleistung und arbeitet die neue Kraft ein.',
    },
  ],
  process: [
    {
      title: 'Profil schärfen',
      text: 'Ein Gespräch mit Fachbereich und Personal: Aufgabe, Muss, Kann, Gehalt, Arbeitsort.',
    },
    { title: 'Suchen und sprechen', text: 'Wir schreiben aus, sprechen an und führen die ersten Fachgespräche.' },
    {
      title: 'Vorstellen',
      text: 'Sie lernen wenige Personen kennen, mit klarer Einschätzung und abgestimmten Terminen.',
    },
    { title: 'Ankommen', text: 'Wir begleiten den Vertrag, den ersten Tag und die Probezeit.' },
  ],
  ownPage: '/recruitment',
  seoTitle: 'Personalberatung für IT-Fachkräfte in Thüringen',
  seoDescription:
    'IT-Fachkräfte finden: Fachgespräche durch IT-Leute, Gehaltsrahmen von Anfang an, wenige passende Vorschläge und Begleitung bis zum Ende der Probezeit.',
}
