import type { ServiceDefault } from '../../service-fields.ts'

export const ecommerce: ServiceDefault = {
  id: 'ecommerce',
  title: 'E-Commerce',
  summary: 'Shops, die verkaufen und zu Lager, Buchhaltung und Versand passen.',
  display: 'card',
  motif: 'shop',
  highlights: ['Anbindung an die Warenwirtschaft', 'Barrierefreie Kasse', 'Weniger Retouren durch gute Produktdaten'],
  description: `
    <p>Ein Shop verkauft gut, wenn der angezeigte Bestand stimmt, die Kasse kurz ist und das Paket am Abend fertig bereitsteht. Deshalb beginnen wir im Lager und bei der Buchhaltung. Erst danach sprechen wir über Farben.</p>
    <h2>Ein Datenstand für alle</h2>
    <p>Artikel, Preise und Bestände pflegen Sie an einer Stelle. Der Shop, der Marktplatz und die Filiale lesen von dort. Bestellungen laufen ohne Abtippen in Warenwirtschaft, Versand und Buchhaltung. Für Geschäftskunden kommen eigene Preislisten, Freigaben und elektronische Rechnungen hinzu.</p>
    <h2>Was ein Shop heute erfüllen muss</h2>
    <ul>
      <li><strong>Barrierefreiheit:</strong> Seit dem 28. Juni 2025 gilt das BFSG für die meisten Shops, die sich an Verbraucher richten.</li>
      <li><strong>Widerruf:</strong> Seit dem 19. Juni 2026 gehört bei Verträgen mit Widerrufsrecht eine elektronische Widerrufsfunktion dazu.</li>
      <li><strong>Produktsicherheit:</strong> Bei Verbraucherprodukten gehören Herstellerangaben und nötige Warnhinweise in das Angebot.</li>
    </ul>
    <p>Die Technik dafür bauen wir ein. Die Rechtstexte liefert oder prüft Ihre Kanzlei.</p>
    <h2>Messen und nachbessern</h2>
    <p>Wir sehen uns an, wo Menschen abbrechen und warum Ware zurückkommt. Oft genügen ein zweites Foto, ein klares Maß oder eine Zahlungsart mehr.</p>
  `,
  offers: [
    {
      title: 'Neuer Shop',
      text: 'Vom Sortiment bis zur ersten Bestellung, mit Zahlung, Versand und Steuer. Ihr Team pflegt Artikel und Aktionen selbst.',
    },
    {
      title: 'Wechsel des Shopsystems',
      text: 'Artikel, Kundenkonten und Bestellhistorie ziehen mit um. Alte Adressen leiten wir weiter, damit Suchtreffer erhalten bleiben.',
    },
    {
      title: 'Anbindung an die Warenwirtschaft',
      text: 'Bestand, Preise, Aufträge und Sendungsnummern laufen automatisch. Schlägt eine Übertragung fehl, erhalten Sie sofort eine Nachricht.',
    },
    {
      title: 'Shop für Geschäftskunden',
      text: 'Kundenpreise, Sammelbestellung, Freigaben und E-Rechnung. Bestellt wird nach Artikelnummer oder aus früheren Aufträgen.',
    },
    {
      title: 'BFSG-Prüfung',
      text: 'Wir testen Suche, Produktseite und Kasse mit Tastatur und Screenreader und beheben die Fundstellen nach Dringlichkeit.',
    },
    {
      title: 'Betrieb in der Hochsaison',
      text: 'Lasttest vor der Aktion, erhöhte Bereitschaft währenddessen, gemeinsame Auswertung danach.',
    },
  ],
  process: [
    { title: 'Abläufe ansehen', text: 'Wir gehen einen Tag mit: vom Wareneingang bis zur Retoure.' },
    {
      title: 'Datenmodell festlegen',
      text: 'Welche Stelle führt Artikel, Preise und Bestand? Das entscheiden wir, bevor gebaut wird.',
    },
    {
      title: 'Bauen und testen',
      text: 'Testbestellungen laufen bis in die Buchhaltung durch. Erst dann wird geöffnet.',
    },
    {
      title: 'Öffnen und verbessern',
      text: 'In den ersten Wochen werten wir Abbrüche und Retouren aus und bessern gezielt nach.',
    },
  ],
  ownPage: '/ecommerce',
  seoTitle: 'E-Commerce: Onlineshops, die zu Lager und Buchhaltung passen',
  seoDescription:
    'Onlineshops mit Anbindung an Warenwirtschaft, Versand und Buchhaltung. Barrierefrei nach BFSG, mit Widerrufsfunktion und Betreuung in der Hochsaison.',
}
