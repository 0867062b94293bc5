import { campaignReport } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const digitalMarketing: ServiceDefault = {
  id: 'digitales-marketing',
  title: 'Digitales Marketing',
  summary: 'Inhalte, Newsletter und Kampagnen, deren Wirkung Sie an Anfragen ablesen.',
  display: 'row',
  motif: 'marketing',
  highlights: ['Redaktionsplan für drei Monate', 'Kampagnen mit festem Budget', 'Messung mit Einwilligung'],
  description: `
    <p>Viele Betriebe machen gute Arbeit und sprechen selten darüber. Wir helfen Ihnen, das regelmäßig zu tun: mit Themen, die Ihre Kunden beschäftigen, auf den wenigen Kanälen, die Sie wirklich pflegen können.</p>
    <h2>Erst die Frage, dann der Kanal</h2>
    <p>Am Anfang steht, was Ihre Kundschaft am Telefon fragt. Aus diesen Fragen entstehen Beiträge, Anleitungen und Anzeigen. Ein Fachartikel kann so den Newsletter, zwei Beiträge im sozialen Netzwerk und die Vorlage für das nächste Verkaufsgespräch liefern.</p>
    <h2>Ein Budget, das Sie kennen</h2>
    <p>Für jede Kampagne legen wir vorher fest, was sie kosten darf und woran wir sie messen. Erreicht sie das Ziel nicht, beenden wir sie. Anzeigenkonten laufen auf Ihren Namen. Beim Wechsel der Agentur behalten Sie alle Daten.</p>
    <h2>Messen mit Anstand</h2>
    <p>Wir zählen Anfragen, Anrufe und Bestellungen. Reichweite allein sagt wenig. Statistik, die auf Endgeräte zugreift, startet in der Regel erst nach Einwilligung. Newsletter verschicken wir nur an Menschen, die ihre Anmeldung bestätigt haben. Wo KI beim Schreiben hilft, liest immer ein Mensch mit Fachkenntnis gegen.</p>
    <p>Soll Ihre Website in Suchmaschinen besser gefunden werden, passt dazu unsere Leistung <a href="/leistungen/seo">SEO</a>.</p>
  `,
  offers: [
    {
      title: 'Strategie und Redaktionsplan',
      text: 'Zielgruppen, Themen und Kanäle für drei Monate. Mit Terminen, Zuständigkeiten und einem Aufwand, den Ihr Team tatsächlich leisten kann.',
    },
    {
      title: 'Texte und Fallbeispiele',
      text: 'Wir sprechen mit Ihren Fachleuten und schreiben daraus verständliche Beiträge. Sie geben frei, bevor etwas erscheint.',
    },
    {
      title: 'Newsletter',
      text: 'Vorlage, Anmeldung mit Bestätigung, Versand und Auswertung. Abmelden geht mit einem Klick.',
    },
    {
      title: 'Anzeigen',
      text: 'Kampagnen in Suchmaschinen und Netzwerken mit Tagesgrenze und klarem Ziel. Jeden Monat sehen Sie Kosten je Anfrage.',
    },
    {
      title: 'Kampagnen für Stellen',
      text: 'Anzeigen und Karriereseite für offene Stellen, abgestimmt mit unserer Personalberatung.',
    },
  ],
  process: [
    { title: 'Zuhören', text: 'Wir sprechen mit Vertrieb und Service: Was fragen Ihre Kunden, was missverstehen sie?' },
    { title: 'Planen', text: 'Themen, Kanäle, Budget und Messgrößen stehen auf einer Seite.' },
    { title: 'Veröffentlichen', text: 'Wir schreiben, gestalten und schalten. Sie geben frei.' },
    { title: 'Auswerten', text: 'Einmal im Monat entscheiden wir gemeinsam, was bleibt und was wir beenden.' },
  ],
  artefact: campaignReport,
  seoTitle: 'Digitales Marketing für den Mittelstand, messbar an Anfragen',
  seoDescription:
    'Redaktionsplan, Newsletter und Kampagnen mit festem Budget. Gemessen an Anfragen und Bestellungen, mit Einwilligung und Konten auf Ihren Namen.',
}
