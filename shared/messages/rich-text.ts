// Words of the rich-text editor.

import { germanNumber } from './german-number.ts'

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
    focus: 'Konzentriert schreiben (Esc beendet)',
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
    gallery: { label: 'Galerie', words: ['bilder', 'fotos', 'nebeneinander'] },
    button: { label: 'Schaltfläche', words: ['knopf', 'button', 'aufruf'] },
    video: { label: 'Video aus der Mediathek', words: ['film', 'clip', 'mp4', 'webm'] },
    embed: { label: 'Video oder Karte', words: ['einbettung', 'fremd', 'youtube', 'anfahrt'] },
    table: { label: 'Tabelle', words: ['zeilen', 'spalten'] },
    chart: { label: 'Balkendiagramm', words: ['diagramm', 'balken', 'zahlen', 'werte'] },
    code: { label: 'Quelltext', words: ['code', 'programm', '```'] },
    rule: { label: 'Trennlinie', words: ['linie', '---'] },
  },
  table: {
    label: 'Tabelle',
    asBars: 'Als Balken zeigen',
    addRow: 'Zeile darunter',
    addColumn: 'Spalte rechts',
    deleteRow: 'Zeile löschen',
    deleteColumn: 'Spalte löschen',
    header: 'Kopfzeile an/aus',
    headerColumn: 'Kopfspalte an/aus',
    delete: 'Tabelle löschen',
  },
  tokens: 'Angabe aus dem Unternehmensprofil einfügen',
  apply: 'Übernehmen',
  link: {
    label: 'Link',
    target: 'Ziel des Links',
    wrong: 'Bitte wählen Sie eine Seite, oder geben Sie eine Adresse mit https:// an.',
    remove: 'Link entfernen',
    asButton: 'Als Schaltfläche zeigen',
  },
  image: {
    label: 'Bild',
    srcMissing: 'Bitte wählen Sie ein Bild aus der Mediathek.',
    alt: 'Was zeigt das Bild? (für Menschen, die es nicht sehen)',
    altMissing: 'Bitte beschreiben Sie das Bild in einem Satz.',
    change: 'Ändern',
  },
  picture: {
    label: 'Bild im Text',
    aligns: { full: 'Volle Breite', wide: 'Breiter als der Text', left: 'Links', right: 'Rechts', small: 'Klein' },
    change: 'Bild ändern',
  },
  gallery: {
    label: 'Galerie',
    add: 'Bild hinzufügen',
    forward: 'Bild nach vorn',
    back: 'Bild nach hinten',
    remove: 'Bild entfernen',
    delete: 'Galerie löschen',
  },
  video: {
    label: 'Video im Text',
    change: 'Anderes Video',
    choosePoster: 'Standbild wählen',
    takePoster: 'Standbild an dieser Stelle aufnehmen',
    posterName: 'Standbild.jpg',
    chooseCaptions: 'Untertitel wählen',
    changeCaptions: 'Andere Untertitel',
    removeCaptions: 'Untertitel entfernen',
    withCaptions: 'Mit Untertiteln',
    withoutCaptions: 'Ohne Untertitel: Wer nicht hört, versteht das Gesprochene nicht.',
    noFrame: 'Aus diesem Video lässt sich hier kein Standbild aufnehmen. Bitte wählen Sie ein Bild.',
  },
  uploads: {
    progress: (name: string) => `${name} wird hochgeladen`,
    drawing: 'Wird aufbereitet …',
    cancel: (name: string) => `${name} nicht einfügen`,
    remove: 'Entfernen',
  },
  pasted: {
    title: 'Fremde Bilder bleiben draußen',
    foreign: (count: number) =>
      count === 1
        ? 'Ein Bild liegt auf einer anderen Website und wird nicht veröffentlicht. Wenn Sie es verwenden dürfen, holen Sie es in die Mediathek.'
        : `${count} Bilder liegen auf anderen Websites und werden nicht veröffentlicht. Wenn Sie sie verwenden dürfen, holen Sie sie in die Mediathek.`,
    bring: (count: number) => (count === 1 ? 'Bild holen' : 'Alle Bilder holen'),
  },
  foreign: {
    from: (host: string) => `Bild von ${host}, noch nicht in der Mediathek`,
    coming: 'Das Bild wird geholt …',
    bring: 'In die Mediathek holen',
    leave: 'Weglassen',
  },
  find: {
    label: 'Suchen und ersetzen',
    sought: 'Suchen nach',
    replacement: 'Ersetzen durch',
    next: 'Nächste Stelle',
    replace: 'Ersetzen',
    replaceAll: 'Alle ersetzen',
    /** `place` is the one that is selected, from 1; 0 for none of them. */
    found: (count: number, place: number) => {
      const places = count === 1 ? '1 Stelle' : `${germanNumber(count)} Stellen`
      if (count === 0) return 'Keine Stelle'
      return place > 0 && count > 1 ? `${germanNumber(place)} von ${places}` : places
    },
  },
  embed: {
    label: 'Video oder Karte',
    kind: 'Art',
    kinds: { video: 'Video', map: 'Karte' },
    address: 'Adresse oder Code zum Einbetten',
    addressWrong:
      'Bitte fügen Sie die Adresse des Videos oder der Karte mit https:// ein, oder den Code zum Einbetten.',
    caption: 'Unterschrift, zum Beispiel „Rundgang durch die Werkstatt“',
    captionMissing: 'Bitte schreiben Sie, was zu sehen ist.',
    note: 'Besucher laden den Inhalt mit einem Klick, wenn der Anbieter im Dienste-Verzeichnis als Einbettung eingetragen ist; sonst sehen sie einen Link.',
  },
  figures: {
    words: (count: number) => (count === 1 ? '1 Wort' : `${germanNumber(count)} Wörter`),
    minutes: (minutes: number) => `${minutes} Min. Lesezeit`,
    ease: (value: number, inWords: string) => `Lesbarkeit ${value} (${inWords})`,
    easeHelp: 'Flesch-Wert nach Amstad: 0 ist sehr schwer, 100 sehr leicht',
  },
} as const
