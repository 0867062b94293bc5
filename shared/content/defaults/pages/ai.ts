import { answerWithSource } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const aiPage: PageDefault = {
  id: 'ai',
  title: 'KI',
  headline: 'KI, die im Haus bleibt',
  lead: 'Assistenten und Automatisierung für Aufgaben, die bei Ihnen jeden Tag anfallen. Auf eigener Hardware oder in einem deutschen Rechenzentrum, mit klaren Grenzen und Menschen, die entscheiden.',
  motif: 'ai',
  actions: [
    { label: 'Anwendungsfall besprechen', href: '#contact' },
    { label: 'Beispiele ansehen', href: '#examples' },
  ],
  blocks: [
    {
      kind: 'text',
      id: 'intro',
      title: 'Wo KI hilft und wo nicht',
      body: `
<p>Ein Sprachmodell fasst zusammen, sortiert, formuliert und findet wieder. Es rechnet unzuverlässig, erfindet gelegentlich Quellen und trägt keine Verantwortung. Wer das weiß, kann es gut einsetzen.</p>
<table>
  <thead>
    <tr><th>Gut geeignet</th><th>Besser ohne KI</th></tr>
  </thead>
  <tbody>
    <tr><td>Erste Entwürfe für Angebote, Antworten und Protokolle</td><td>Verbindliche Auskünfte ohne Prüfung durch einen Menschen</td></tr>
    <tr><td>Suche in Handbüchern, Verträgen und alten Vorgängen</td><td>Berechnungen, die auf den Cent stimmen müssen</td></tr>
    <tr><td>Eingangspost erkennen, zuordnen und weiterleiten</td><td>Entscheidungen über Menschen, etwa bei Bewerbungen</td></tr>
  </tbody>
</table>
<p>In unserer KI-Werkstatt betreiben wir seit 2025 lokale Sprachmodelle. Dort können Sie mit eigenen Unterlagen ausprobieren, was ein Modell leistet, bevor Sie Hardware kaufen.</p>
`,
      look: 'contrast',
      headingPlace: 'beside',
    },
    {
      kind: 'entries',
      id: 'services',
      title: 'So unterstützen wir Sie: fünf Wege',
      items: [
        {
          title: 'Anwendungsfälle bewerten',
          text: 'An einem Vormittag sammeln wir Aufgaben aus Ihren Abteilungen und ordnen sie nach Nutzen, Aufwand und Risiko. Zwei oder drei bleiben meist übrig, und das genügt für den Anfang.',
        },
        {
          title: 'Wissensassistent',
          text: 'Ein Assistent beantwortet Fragen aus Ihren Dokumenten und nennt zu jeder Antwort die Fundstelle. Er sieht nur, was die fragende Person auch selbst öffnen dürfte.',
        },
        {
          title: 'Belege und Post verarbeiten',
          text: 'Rechnungen, Lieferscheine und Anträge werden gelesen, geprüft und an das richtige Programm übergeben. Unsichere Fälle landen bei einem Menschen.',
        },
        {
          title: 'Modelle betreiben',
          text: 'Wir wählen Modell und Hardware passend zur Aufgabe, richten beides ein und halten es aktuell. Wo die Cloud vernünftiger ist, sagen wir das.',
        },
        {
          title: 'Teams befähigen',
          text: 'Im Tageskurs „KI im Büroalltag“ üben bis zu zwölf Personen an eigenen Fällen: gute Aufträge formulieren, Ergebnisse prüfen, Grenzen kennen. 1.450\u00a0€ je Gruppe (netto, Beispielwert).',
        },
      ],
      look: 'rows',
    },
    answerWithSource,
    {
      kind: 'entries',
      id: 'process',
      title: 'Klein anfangen, ehrlich messen',
      items: [
        {
          title: 'Aufgabe wählen',
          text: 'Eine Aufgabe, eine Abteilung, ein Ziel in Zahlen. Zum Beispiel: Minuten je Vorgang.',
        },
        {
          title: 'Probe mit echten Unterlagen',
          text: 'Vier bis sechs Wochen lang arbeitet eine kleine Gruppe mit dem Assistenten. Fehler schreiben wir auf, statt sie schönzureden.',
        },
        {
          title: 'Auswerten',
          text: 'Wir vergleichen Zeit und Qualität mit vorher. Lohnt es sich nicht, endet das Vorhaben hier, und Sie wissen, warum.',
        },
        {
          title: 'In den Betrieb nehmen',
          text: 'Rechte, Protokolle, Schulung und eine Person im Haus, die zuständig ist. Danach prüfen wir jedes Quartal die Ergebnisse.',
        },
      ],
      look: 'steps',
    },
    {
      kind: 'projects',
      id: 'examples',
      title: 'Was damit gelingt',
      lead: 'Vier typische Einsätze aus Mittelstand und Verwaltung. Zahlen sind Beispielwerte.',
      items: [
        {
          title: 'Angebote aus dem eigenen Wissen',
          text: 'Ein Maschinenbauer lässt den ersten Entwurf von einem lokalen Assistenten schreiben, gestützt auf frühere Angebote und Stücklisten. Der Vertrieb prüft, ergänzt die Preise und entscheidet. Je Angebot sind das drei Stunden weniger Arbeit.',
        },
        {
          title: 'Eingangspost in der Verwaltung',
          text: 'Gescannte Schreiben werden nach Anliegen sortiert und mit Aktenzeichen versehen. Was das System nicht sicher erkennt, legt es der Poststelle vor. Die Zuständigkeit bestätigt weiterhin ein Mensch.',
        },
        {
          title: 'Suche in 4.000 Seiten Handbuch',
          text: 'Der Kundendienst fragt in ganzen Sätzen und bekommt die passende Stelle samt Seitenzahl. Neue Kolleginnen und Kollegen finden sich damit vom ersten Tag an zurecht.',
        },
        {
          title: 'Protokolle aus dem Außendienst',
          text: 'Eine gesprochene Notiz auf dem Rückweg wird zu einem gegliederten Bericht mit Aufgaben und Terminen. Die Aufnahme wird gelöscht, sobald der Bericht freigegeben ist.',
        },
      ],
      service: 'ki',
      look: 'columns',
    },
    { kind: 'voices', id: 'voice', service: 'ki', look: 'one', tone: 'cloth' },
    {
      kind: 'text',
      id: 'rules',
      title: 'Die Regeln, an die wir uns halten',
      body: `
<h3>KI-Verordnung</h3>
<p>Die europäische KI-Verordnung ordnet Anwendungen nach ihrem Risiko. Einige Praktiken sind seit Februar 2025 verboten, darunter die Erkennung von Emotionen am Arbeitsplatz (von engen Ausnahmen abgesehen). Seit dem 2. August 2026 gilt Artikel 50: Menschen müssen erkennen können, dass sie mit einer KI sprechen, und bestimmte künstlich erzeugte Inhalte sind zu kennzeichnen. Für Hochrisiko-Systeme, etwa in der Personalauswahl, gelten strengere Pflichten mit eigenen Fristen. Wir ordnen Ihren Anwendungsfall ein und halten das Ergebnis schriftlich fest.</p>
<h3>Datenschutz</h3>
<p>Vor dem Start klären wir Zweck, Rechtsgrundlage, Löschfristen und Empfänger. Bei hohem Risiko gehört eine Datenschutz-Folgenabschätzung dazu. Mit Cloud-Anbietern schließen Sie einen Vertrag zur Auftragsverarbeitung, der das Training mit Ihren Daten ausschließt. Läuft das Modell bei Ihnen, verlassen die Daten das Haus nicht. Gibt es einen Betriebsrat, reden wir früh mit ihm.</p>
<h3>Der Mensch entscheidet</h3>
<p>Kein System, das wir bauen, trifft allein eine Entscheidung mit rechtlicher Wirkung für einen Menschen. Jedes Ergebnis lässt sich prüfen, ändern und verwerfen. Wer mit dem Assistenten arbeitet, wird vorher geschult; auch das erwartet die Verordnung von Unternehmen.</p>
`,
      look: 'parted',
      headingPlace: 'beside',
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Gefragt in der KI-Werkstatt',
      lead: 'Zu Daten, Kennzeichnung und dem ersten Schritt.',
      topic: 'ai',
    },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', category: 'ki', count: 2, headingPlace: 'beside' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Welche Aufgabe würden Sie gern abgeben?',
      text: 'Bringen Sie ein Beispiel mit, gern ein unordentliches. Wir probieren gemeinsam aus, ob ein Modell damit zurechtkommt.',
      label: 'Beispiel vorstellen',
    },
  ],
  seoTitle: 'KI für Unternehmen: lokal, sicher, nachprüfbar',
  seoDescription:
    'Wissensassistenten, Belegverarbeitung und lokale Sprachmodelle für den Mittelstand. Mit Blick auf KI-Verordnung und Datenschutz, betreut von {{firma.name}}.',
}
