import { ownMeasurements } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const webDevelopment: ServiceDefault = {
  id: 'webentwicklung',
  title: 'Webentwicklung',
  summary: 'Websites und Fachanwendungen, die schnell laden, barrierefrei sind und sich pflegen lassen.',
  display: 'wide',
  motif: 'web',
  highlights: ['Konzept, Design und Umsetzung', 'Anbindung an ERP und CRM', 'Wartung mit festen Reaktionszeiten'],
  description: `
    <p>Eine Website ist fertig, wenn Ihr Team sie selbst pflegen kann und niemand mehr über Ladezeiten spricht. Darauf arbeiten wir vom ersten Entwurf an hin: mit klaren Inhalten, wenig Ballast und einer Technik, die auch in fünf Jahren noch jemand versteht.</p>
    <h2>Was wir bauen</h2>
    <p>Unternehmensseiten, Portale mit Anmeldung und Fachanwendungen im Browser. Zum Beispiel ein Antragsportal, das Eingaben sofort prüft und an das Fachverfahren übergibt. Oder eine Serviceseite, auf der Ihre Kunden Termine und Unterlagen selbst finden.</p>
    <h2>Woran Sie die Qualität erkennen</h2>
    <ul>
      <li><strong>Barrierefreiheit:</strong> Wir bauen nach WCAG 2.2, Stufe AA, und prüfen mit Tastatur und Screenreader. Welches Gesetz für Sie gilt, klären wir vorab: für öffentliche Stellen etwa die BITV 2.0, für Angebote an Verbraucher seit dem 28. Juni 2025 das Barrierefreiheitsstärkungsgesetz.</li>
      <li><strong>Tempo:</strong> Vor dem Start legen wir Grenzwerte für Ladezeit und Seitengewicht fest. Überschreitet eine Änderung den Wert, geht sie nicht online.</li>
      <li><strong>Datenschutz:</strong> Schriften, Karten und Statistik binden wir möglichst ohne fremde Server ein. Das spart Einwilligungen.</li>
    </ul>
    <h2>Und nach dem Start?</h2>
    <p>Zugänge und Dokumentation liegen bei Ihnen, die Rechte am Quelltext regelt der Vertrag. Auf Wunsch übernehmen wir Aktualisierungen, Sicherungen und Überwachung mit vereinbarten Reaktionszeiten.</p>
  `,
  offers: [
    {
      title: 'Website und Relaunch',
      text: 'Struktur, Texte, Gestaltung und Technik aus einem Team. Bestehende Adressen leiten wir weiter, damit Lesezeichen und Suchtreffer nicht ins Leere führen.',
    },
    {
      title: 'Portale und Fachanwendungen',
      text: 'Anträge, Buchungen, Kundenbereiche: mit Rollen, Protokoll und einer Oberfläche, die ohne Handbuch auskommt.',
    },
    {
      title: 'Schnittstellen',
      text: 'Wir verbinden Website und Portal mit ERP, CRM oder Fachverfahren. Daten werden einmal erfasst und stehen überall, wo sie gebraucht werden.',
    },
    {
      title: 'Prüfung der Barrierefreiheit',
      text: 'Sie erhalten einen Prüfbericht mit Fundstellen, Dringlichkeit und geschätztem Aufwand. Auf Wunsch entwerfen wir die Erklärung zur Barrierefreiheit gleich mit.',
    },
    {
      title: 'Wartung und Weiterentwicklung',
      text: 'Aktualisierungen, Sicherungen und kleine Änderungen zum festen Monatsbetrag. Die Reaktionszeit steht im Vertrag.',
    },
  ],
  process: [
    {
      title: 'Ziel klären',
      text: 'In einem Workshop halten wir fest, wer die Seite nutzt, was sie leisten soll und was bleiben kann.',
    },
    {
      title: 'Entwerfen',
      text: 'Sie klicken früh durch einen Prototyp mit echten Texten. Änderungen kosten hier am wenigsten.',
    },
    {
      title: 'Bauen',
      text: 'Alle zwei Wochen sehen Sie einen lauffähigen Stand und entscheiden, was als Nächstes kommt.',
    },
    {
      title: 'Starten und betreuen',
      text: 'Wir schulen Ihre Redaktion, begleiten den Start und bleiben danach erreichbar.',
    },
  ],
  artefact: ownMeasurements,
  seoTitle: 'Webentwicklung: schnelle, barrierefreie Websites und Portale',
  seoDescription:
    'Websites, Portale und Fachanwendungen aus {{firma.ort}}: barrierefrei nach WCAG 2.2, angebunden an ERP und CRM, mit Wartung und festen Reaktionszeiten.',
}
