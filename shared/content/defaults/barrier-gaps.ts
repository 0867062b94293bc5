/** What the owner knows of that no measurement finds; each with another way. */
export const barrierGapDefaults: { title: string; text: string }[] = [
  {
    title: 'Sicherheitsfrage in Formularen',
    text: 'Sie verlangt eine einfache Rechnung. Wenn Ihnen das schwerfällt, rufen Sie uns an oder schreiben Sie uns eine E-Mail.',
  },
  {
    title: 'Sprache',
    text: 'Inhalte in Leichter Sprache und in Deutscher Gebärdensprache gibt es noch nicht. Fachbegriffe aus der IT erklären wir nicht an jeder Stelle. Fragen Sie gern nach.',
  },
  {
    title: 'Assistent im Chat',
    text: 'Er antwortet automatisch und kann eine Frage missverstehen. Verbindliche Auskünfte gibt Ihnen unser Team.',
  },
  {
    title: 'Nachträglich eingestellte Inhalte',
    text: 'Bilder, Tabellen und Beiträge werden laufend ergänzt. Dabei kann ein Alternativtext fehlen oder ungenau sein.',
  },
  {
    title: 'Browser und Hilfsmittel',
    text: 'Wir haben nicht jede Verbindung von Browser, Betriebssystem und Hilfsmittel geprüft. Auf älteren Geräten kann die Darstellung abweichen.',
  },
  {
    title: 'Fremde Websites',
    text: 'Auf Angebote, zu denen wir verlinken, haben wir keinen Einfluss.',
  },
]
