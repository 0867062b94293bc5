// Words of the rich-text editor.

export const richTextMessages = {
  placeholder: 'Schreiben Sie, oder tippen Sie / für Bausteine',
  toolbar: 'Text gestalten',
  slashMenu: 'Bausteine',
  tools: {
    bold: 'Fett (Strg B)',
    italic: 'Betont (Strg I)',
    link: 'Link (Strg K)',
    undo: 'Rückgängig (Strg Z)',
    redo: 'Wiederholen (Strg Umschalt Z)',
    find: 'Suchen und ersetzen (Strg Umschalt F)',
  },
  /** Each block, and further words that find it in the slash menu. */
  blocks: {
    'heading-2': { label: 'Überschrift', words: ['h2', 'titel', '##'] },
    'heading-3': { label: 'Zwischenüberschrift', words: ['h3', '###'] },
    'bullet-list': { label: 'Aufzählung', words: ['liste', 'punkte', '-'] },
    'ordered-list': { label: 'Nummerierte Liste', words: ['zahlen', 'schritte', '1.'] },
    quote: { label: 'Zitat', words: ['blockquote', '>'] },
    callout: { label: 'Hinweiskasten', words: ['callout', 'box', 'achtung', 'info'] },
    image: { label: 'Bild', words: ['foto', 'grafik', 'medien'] },
    embed: { label: 'Video oder Karte', words: ['einbettung', 'film', 'youtube', 'anfahrt'] },
    table: { label: 'Tabelle', words: ['zeilen', 'spalten'] },
    code: { label: 'Quelltext', words: ['code', 'programm', '```'] },
    rule: { label: 'Trennlinie', words: ['linie', '---'] },
  },
  table: {
    label: 'Tabelle',
    addRow: 'Zeile darunter',
    addColumn: 'Spalte rechts',
    deleteRow: 'Zeile löschen',
    deleteColumn: 'Spalte löschen',
    header: 'Kopfzeile an/aus',
    delete: 'Tabelle löschen',
  },
  tokens: 'Angabe aus dem Unternehmensprofil einfügen',
  apply: 'Übernehmen',
  link: {
    label: 'Link',
    target: 'Ziel des Links',
    wrong: 'Bitte wählen Sie eine Seite, oder geben Sie eine Adresse mit https:// an.',
    remove: 'Link entfernen',
  },
  image: {
    label: 'Bild',
    srcMissing: 'Bitte wählen Sie ein Bild aus der Mediathek.',
    alt: 'Was zeigt das Bild? (für Menschen, die es nicht sehen)',
    altMissing: 'Bitte beschreiben Sie das Bild in einem Satz.',
    change: 'Ändern',
  },
  uploads: {
    progress: (name: string) => `${name} wird hochgeladen`,
    drawing: 'Wird aufbereitet …',
    cancel: (name: string) => `${name} nicht einfügen`,
    remove: 'Entfernen',
  },
  pasted: {
    title: 'Ohne fremde Bilder eingefügt',
    foreign: (count: number) =>
      count === 1
        ? 'Ein Bild liegt auf einer anderen Website und wurde nicht übernommen. Speichern Sie es dort, und ziehen Sie die Datei in den Text.'
        : `${count} Bilder liegen auf anderen Websites und wurden nicht übernommen. Speichern Sie sie dort, und ziehen Sie die Dateien in den Text.`,
  },
  find: {
    label: 'Suchen und ersetzen',
    sought: 'Suchen nach',
    replacement: 'Ersetzen durch',
    next: 'Nächste Stelle',
    replace: 'Ersetzen',
    replaceAll: 'Alle ersetzen',
    found: (count: number) =>
      count === 0 ? 'Keine Stelle' : count === 1 ? '1 Stelle' : `${count.toLocaleString('de-DE')} Stellen`,
  },
  embed: {
    label: 'Video oder Karte',
    kind: 'Art',
    kinds: { video: 'Video', map: 'Karte' },
    address: 'Adresse zum Einbetten',
    addressWrong: 'Bitte geben Sie eine Adresse mit https:// an.',
    caption: 'Unterschrift, zum Beispiel „Rundgang durch die Werkstatt“',
    captionMissing: 'Bitte schreiben Sie, was zu sehen ist.',
    note: 'Besucher laden den Inhalt mit einem Klick, wenn der Anbieter im Dienste-Verzeichnis als Einbettung eingetragen ist; sonst sehen sie einen Link.',
  },
  figures: {
    words: (count: number) => (count === 1 ? '1 Wort' : `${count.toLocaleString('de-DE')} Wörter`),
    minutes: (minutes: number) => `${minutes} Min. Lesezeit`,
    ease: (value: number, inWords: string) => `Lesbarkeit ${value} (${inWords})`,
    easeHelp: 'Flesch-Wert nach Amstad: 0 ist sehr schwer, 100 sehr leicht',
  },
} as const
