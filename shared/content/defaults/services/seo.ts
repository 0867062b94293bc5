import { searchReport } from '../artefacts/service-artefacts.ts'
import type { ServiceDefault } from '../../service-fields.ts'

export const searchEngineOptimisation: ServiceDefault = {
  id: 'seo',
  title: 'SEO',
  summary: 'Gefunden werden, wenn jemand sucht: mit sauberer Technik, klaren Texten und offener Messung.',
  display: 'row',
  motif: 'search',
  highlights: ['Technische Prüfung mit Rangfolge', 'Texte zu echten Suchfragen', 'Monatlicher Bericht auf einer Seite'],
  description: `
    <p>Suchmaschinenoptimierung heißt für uns: Die Seite antwortet auf das, was Menschen suchen, und eine Maschine kann sie ohne Umwege lesen. Beides ist Handwerk. Einen bestimmten Platz in der Trefferliste kann Ihnen niemand seriös versprechen.</p>
    <h2>Technik zuerst</h2>
    <p>Wir prüfen Ladezeit, Struktur, doppelte Inhalte, Weiterleitungen und die Darstellung auf dem Telefon. Die Fundstellen ordnen wir nach Wirkung. Oft bringen wenige Korrekturen an Vorlagen mehr als hundert neue Texte. Von klaren Überschriften und Alternativtexten profitieren zugleich Menschen, die mit einem Screenreader lesen.</p>
    <h2>Inhalte, die eine Frage beantworten</h2>
    <p>Welche Worte benutzt Ihre Kundschaft, wenn sie ein Problem beschreibt? Wir werten Suchanfragen und Gespräche mit Ihrem Vertrieb aus und machen daraus einen Themenplan. Jede Seite bekommt eine Aufgabe. Seiten ohne Aufgabe führen wir zusammen oder nehmen sie vom Netz.</p>
    <h2>Suche im Wandel</h2>
    <p>Suchmaschinen geben immer öfter eine fertige Antwort aus, teils von KI formuliert. Wer dort als Quelle erscheinen möchte, braucht eindeutige Aussagen, sichtbare Fachleute und gepflegte Unternehmensdaten. Daran arbeiten wir mit, und wir sagen Ihnen offen, was sich davon messen lässt und was noch nicht.</p>
  `,
  offers: [
    {
      title: 'SEO-Prüfung',
      text: 'Technik, Inhalte und Wettbewerb im Überblick. Sie erhalten eine Liste mit Wirkung und Aufwand je Maßnahme.',
    },
    {
      title: 'Technische Umsetzung',
      text: 'Wir beheben die Fundstellen selbst oder schreiben Aufgaben, die Ihre Agentur direkt übernehmen kann.',
    },
    {
      title: 'Themenplan und Texte',
      text: 'Suchfragen, Seitenstruktur und Texte, die Ihre Fachleute gegenlesen. Ohne Wortwiederholungen für Maschinen.',
    },
    {
      title: 'Lokale Suche',
      text: 'Einheitliche Adressdaten, Öffnungszeiten und Bewertungen. Damit man Sie in der Region auch auf der Karte findet.',
    },
    {
      title: 'Begleitung beim Relaunch',
      text: 'Weiterleitungen, Adressplan und Kontrolle nach dem Start, damit erarbeitete Treffer erhalten bleiben.',
    },
  ],
  process: [
    { title: 'Messen', text: 'Wir halten den Ausgangspunkt fest: Suchanfragen, Klicks, Anfragen, Ladezeit.' },
    { title: 'Ordnen', text: 'Maßnahmen nach Wirkung und Aufwand sortieren und gemeinsam auswählen.' },
    { title: 'Umsetzen', text: 'Technik und Texte in kurzen Etappen, jede einzeln nachprüfbar.' },
    {
      title: 'Beobachten',
      text: 'Ein Bericht im Monat: was sich bewegt hat, woran es lag und was als Nächstes ansteht.',
    },
  ],
  artefact: searchReport,
  seoTitle: 'SEO: Technik prüfen, Suchfragen beantworten, Wirkung messen',
  seoDescription:
    'Suchmaschinenoptimierung ohne Platzgarantien: technische Prüfung mit Rangfolge, Texte zu echten Suchfragen und ein monatlicher Bericht auf einer Seite.',
}
