import { orderFlow } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const ecommercePage: PageDefault = {
  id: 'ecommerce',
  title: 'E-Commerce',
  headline: 'Shops, die das Lager kennen',
  lead: 'Damit ein Shop nur verkauft, was wirklich da ist, muss er mit Warenwirtschaft, Buchhaltung und Versand sprechen. Diese Verbindungen bauen wir zuerst, das Schaufenster danach.',
  motif: 'shop',
  actions: [
    { label: 'Shop besprechen', href: '#contact' },
    { label: 'Was das Recht verlangt', href: '#rules' },
  ],
  blocks: [
    {
      kind: 'projects',
      id: 'intro',
      title: 'Der Verkauf beginnt hinter der Kasse',
      body: `
<p>Kundinnen und Kunden sehen Bilder, Preise und einen Knopf. Ob aus der Bestellung ein zufriedener Mensch wird, entscheidet sich dahinter: Stimmt der Bestand? Passt die Beschreibung zur Ware? Kommt das Paket, wenn es kommen soll?</p>
<p>Deshalb fragen wir am Anfang nach Ihren Artikeldaten, Ihren Retouren und dem Weg eines Pakets durch Ihr Haus. Das Aussehen folgt daraus. Für kleine Sortimente reicht oft ein schlankes System von der Stange, für Ersatzteile mit Kundenpreisen braucht es mehr. Was für Sie genügt, sagen wir Ihnen, bevor Geld fließt.</p>
`,
      service: 'ecommerce',
      look: 'intro',
    },
    { kind: 'voices', id: 'voice', service: 'ecommerce', look: 'one', tone: 'cloth' },
    {
      kind: 'entries',
      id: 'services',
      title: 'Vom Artikelstamm bis zur Betreuung',
      items: [
        {
          title: 'Konzept und Umsetzung',
          text: 'Wir wählen das Shopsystem nach Sortiment, Team und Budget. Gestaltung und Technik kommen aus einer Hand, Ihre Daten und Zugänge gehören Ihnen.',
        },
        {
          title: 'Anbindung an Warenwirtschaft und Buchhaltung',
          text: 'Bestand, Preise und Bestellungen fließen in beide Richtungen. Artikel pflegen Sie nur noch an einer Stelle.',
        },
        {
          title: 'Bezahlen und Versenden',
          text: 'Zahlarten, die Ihre Kundschaft erwartet, Versandetiketten auf Knopfdruck, Sendungsverfolgung ohne Nachfragen. Gebühren rechnen wir vorher durch.',
        },
        {
          title: 'Barrierefrei und schnell',
          text: 'Bedienbar mit Tastatur und Screenreader, lesbar auf kleinen Geräten, zügig auch bei schwachem Netz. Wir prüfen mit Werkzeugen und mit Menschen.',
        },
        {
          title: 'Betreuung nach dem Start',
          text: 'Updates, Überwachung und ein fester Termin im Monat, an dem wir Zahlen ansehen und eine Verbesserung auswählen.',
        },
      ],
      look: 'offers',
    },
    orderFlow,
    {
      kind: 'entries',
      id: 'process',
      title: 'So entsteht Ihr Shop',
      items: [
        {
          title: 'Sortiment verstehen',
          text: 'Ein Tag in Lager und Kundendienst. Danach kennen wir Ausnahmen, Sonderpreise und die Gründe für Retouren.',
        },
        {
          title: 'Klickmodell',
          text: 'Suche, Produktseite und Kasse als Entwurf zum Ausprobieren. Fünf Menschen aus Ihrer Zielgruppe testen, bevor wir programmieren.',
        },
        {
          title: 'Bauen und umziehen',
          text: 'Artikel, Kundenkonten und alte Adressen ziehen geordnet um, damit Suchmaschinen und Stammkundschaft den Weg finden.',
        },
        {
          title: 'Start und Feinschliff',
          text: 'Wir gehen an einem ruhigen Tag online und sitzen daneben. In den ersten Wochen bessern wir nach, was echte Bestellungen zeigen.',
        },
      ],
      look: 'numbers',
    },
    {
      kind: 'projects',
      id: 'examples',
      title: 'Drei Shops, drei Aufgaben',
      lead: 'Beispiele. Zahlen sind Beispielwerte, bis echte Referenzen freigegeben sind.',
      items: [
        {
          title: 'Hausgeräte mit Lieferzusage',
          text: 'Bestand, Versand und Buchhaltung laufen in einem System zusammen. Maße und Anschlüsse stehen jetzt dort, wo man sie vor dem Kauf sucht. Im ersten halben Jahr gab es 32\u00a0% weniger Retouren.',
        },
        {
          title: 'Ersatzteile für Werkstätten',
          text: 'Gewerbliche Kunden sehen nach der Anmeldung ihre eigenen Preise, bestellen über Teilenummern und erhalten elektronische Rechnungen. Die Hälfte der Anrufe galt vorher der Verfügbarkeit; die steht nun am Artikel.',
        },
        {
          title: 'Feinkost mit Kühlversand',
          text: 'Grundpreise, Allergene und Liefertage sind direkt am Artikel gepflegt. Bestellungen, die über das Wochenende liegen bleiben würden, nimmt die Kasse gar nicht erst an.',
        },
      ],
      service: 'ecommerce',
      look: 'columns',
      cards: false,
    },
    {
      kind: 'text',
      id: 'rules',
      title: 'Was das Recht von Ihrem Shop verlangt',
      lead: 'Eine Übersicht für Shops, die an Verbraucherinnen und Verbraucher verkaufen. Sie ersetzt keine Rechtsberatung; mit Ihrer Kanzlei arbeiten wir gern zusammen.',
      body: `
<table>
  <thead>
    <tr><th>Regel</th><th>Was im Shop dafür da sein muss</th></tr>
  </thead>
  <tbody>
    <tr><td><strong>Barrierefreiheit</strong> (BFSG, seit 28. Juni 2025)</td><td>Der Weg bis zum Kauf muss für alle bedienbar sein, dazu gehören Angaben zur Barrierefreiheit. Ausgenommen sind Kleinstunternehmen, die Dienstleistungen erbringen: weniger als zehn Beschäftigte und höchstens 2\u00a0Mio.\u00a0€ Jahresumsatz oder Bilanzsumme.</td></tr>
    <tr><td><strong>Widerrufsbutton</strong> (§ 356a BGB, seit 19. Juni 2026)</td><td>Eine gut sichtbare Schaltfläche „Vertrag widerrufen“, während der ganzen Widerrufsfrist erreichbar. Danach ein kurzes Formular mit „Widerruf bestätigen“ und sofort eine Eingangsbestätigung, etwa per E-Mail.</td></tr>
    <tr><td><strong>Bestellbutton</strong> (§ 312j BGB)</td><td>Unmittelbar vor dem Kauf stehen Ware, Gesamtpreis und Versandkosten. Der Knopf heißt „zahlungspflichtig bestellen“ oder ebenso eindeutig.</td></tr>
    <tr><td><strong>Preisangaben</strong> (PAngV)</td><td>Gesamtpreise mit Umsatzsteuer, Grundpreise bei Ware nach Gewicht, Volumen, Länge oder Fläche. Bei Rabatten zusätzlich der niedrigste Preis der letzten 30 Tage.</td></tr>
    <tr><td><strong>Datenschutz</strong> (DSGVO, § 25 TDDDG)</td><td>Nur nötige Daten abfragen, Gastbestellung anbieten, Statistik und Werbung erst nach Einwilligung laden. Zahlungs- und Versanddienste stehen in der Datenschutzerklärung.</td></tr>
    <tr><td><strong>Produktsicherheit</strong> (GPSR, seit 13. Dezember 2024)</td><td>Hersteller mit Kontakt, Kennzeichnung und Warnhinweise gehören schon in das Angebot im Shop.</td></tr>
  </tbody>
</table>
`,
      look: 'law',
      tone: 'sunken',
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Was Händler uns fragen',
      lead: 'Antworten zu Barrierefreiheit und Pflege. Für alles andere genügt ein Anruf.',
      topic: 'web',
    },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', category: 'web-und-shop', count: 2, headingPlace: 'beside' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Was kommt bei Ihnen am häufigsten zurück?',
      text: 'Hinter Retouren steckt oft ein Fehler in Daten oder Beschreibung. Zeigen Sie uns Ihren Shop, wir nennen Ihnen drei Stellen, an denen wir ansetzen würden.',
      label: 'Shop ansehen lassen',
    },
  ],
  seoTitle: 'E-Commerce: Shops mit Lager, Versand und Buchhaltung',
  seoDescription:
    'Onlineshops mit Anbindung an Warenwirtschaft und Versand, barrierefrei nach BFSG und mit Widerrufsbutton. Konzept, Umsetzung und Betreuung aus {{firma.ort}}.',
}
