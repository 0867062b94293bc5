import { hiringFlow } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const recruitmentPage: PageDefault = {
  id: 'recruitment',
  title: 'Personalberatung',
  headline: 'IT-Fachkräfte, die fachlich und menschlich passen',
  lead: 'Wir arbeiten selbst in der IT und merken im Gespräch, ob jemand ein Netz geplant oder nur davon gelesen hat. Dieses Urteil stellen wir Ihnen zur Verfügung, von der Stellenbeschreibung bis zum Ende der Probezeit.',
  motif: 'people',
  actions: [
    { label: 'Stelle besprechen', href: '#contact' },
    { label: 'So suchen wir', href: '#process' },
  ],
  blocks: [
    {
      kind: 'entries',
      id: 'services',
      title: 'Wobei wir Ihnen helfen',
      lead: 'Sie können uns die ganze Suche übergeben oder nur den Teil, der Ihnen Zeit raubt.',
      items: [
        {
          title: 'Stelle schärfen',
          text: 'Aus zwanzig Wünschen werden fünf Anforderungen, die wirklich nötig sind. Dazu gehört eine Gehaltsspanne, die zum Markt und zu Ihrem Haus passt.',
        },
        {
          title: 'Anzeige und Karriereseite',
          text: 'Wir schreiben, was die Person am Dienstagvormittag tun wird. Das zieht weniger, aber passendere Bewerbungen an.',
        },
        {
          title: 'Direktansprache',
          text: 'Viele gute Fachleute suchen gerade keine neue Stelle. Wir schreiben sie einzeln an, nennen Aufgabe, Ort und Gehalt und respektieren ein Nein.',
        },
        {
          title: 'Fachgespräch',
          text: 'Jemand aus dem Fachgebiet spricht eine Stunde mit der Person über echte Aufgaben. Sie erhalten eine schriftliche Einschätzung mit Stärken, Lücken und offenen Fragen.',
        },
        {
          title: 'Begleitung bis zum Ende der Probezeit',
          text: 'Nach zwei Wochen, drei Monaten und vor Ablauf der Probezeit sprechen wir mit beiden Seiten. Meist lässt sich früh klären, was sonst zur Kündigung führt.',
        },
      ],
      look: 'offers',
    },
    {
      kind: 'entries',
      id: 'process',
      title: 'In fünf Schritten zur Zusage',
      lead: 'Wie lange es dauert, hängt von Ort, Gehalt und Spezialisierung ab. Eine erste Einschätzung geben wir nach dem Auftakt.',
      items: [
        {
          title: 'Auftakt im Betrieb',
          text: 'Wir sprechen mit der Führungskraft und mit zwei Menschen aus dem künftigen Team. Danach wissen wir, was fehlt.',
        },
        {
          title: 'Profil und Spanne',
          text: 'Sie erhalten eine Seite: Aufgaben, Muss und Kann, Gehalt, Arbeitsort. Erst wenn alle zustimmen, beginnt die Suche.',
        },
        {
          title: 'Suche und Ansprache',
          text: 'Anzeige, Netzwerk und Direktansprache laufen parallel. Jede Woche bekommen Sie einen kurzen Stand.',
        },
        {
          title: 'Fachgespräch und Vorstellung',
          text: 'Wir stellen Ihnen höchstens vier Personen vor, jede mit Einschätzung und mit ihrer Zustimmung.',
        },
        {
          title: 'Zusage und Einstieg',
          text: 'Wir begleiten die Verhandlung, sagen allen anderen persönlich ab und bereiten mit Ihnen die ersten Tage vor.',
        },
      ],
      look: 'steps',
    },
    hiringFlow,
    {
      kind: 'entries',
      id: 'examples',
      title: 'Typische Suchen',
      lead: 'Drei Beispiele dafür, wo eine Suche klemmt und was dann hilft. Zahlen sind Beispielwerte.',
      items: [
        {
          title: 'Administration in einem Betrieb mit 80 Plätzen',
          text: 'Gesucht war eine Person für alles: Netz, Telefonie, Cloud, Support. Wir haben die Stelle geteilt. Die Administration wurde fest besetzt, den Rest übernimmt ein Dienstleister mit festen Stunden.',
        },
        {
          title: 'IT-Leitung für eine Klinik',
          text: 'Der bisherige Leiter geht in sechs Monaten in Rente. Wir suchen mit Überlappung, damit er das Wissen über Schnittstellen und Altsysteme noch selbst weitergibt.',
        },
        {
          title: 'Softwareentwicklung in einer Behörde',
          text: 'Beim Gehalt bindet der Tarif. Also stehen Arbeitszeit, Sinn der Aufgabe und eigener Gestaltungsraum vorn, und das Verfahren wird auf zwei Termine verkürzt.',
        },
      ],
      look: 'stories',
      headingPlace: 'beside',
    },
    { kind: 'voices', id: 'voice', service: 'personalberatung', look: 'one', tone: 'cloth' },
    {
      kind: 'text',
      id: 'principles',
      title: 'Faire Auswahl, geschützte Daten',
      body: `
<h3>Gleiche Fragen für alle</h3>
<p>Das Allgemeine Gleichbehandlungsgesetz (AGG) verbietet Benachteiligungen aus rassistischen Gründen oder wegen der ethnischen Herkunft, des Geschlechts, der Religion oder Weltanschauung, einer Behinderung, des Alters oder der sexuellen Identität. Wir prüfen jede Anzeige darauf und führen alle Fachgespräche nach demselben Leitfaden. Fotos, Geburtsdatum und Familienstand brauchen wir nicht.</p>
<h3>Offen beim Gehalt</h3>
<p>Die Spanne nennen wir vor dem ersten Gespräch. Nach dem bisherigen Gehalt fragen wir nicht. Unser Honorar zahlt immer das Unternehmen; für Bewerberinnen und Bewerber ist unsere Arbeit kostenfrei. Arbeitnehmerüberlassung bieten wir nicht an.</p>
<h3>Unterlagen bleiben unter Verschluss</h3>
<ul>
  <li>Ein Profil geht erst an ein Unternehmen, wenn die Person der Weitergabe an dieses Unternehmen zugestimmt hat.</li>
  <li>Wir verarbeiten nur, was für die Auswahl nötig ist. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.</li>
  <li>Nach einer Absage löschen wir die Unterlagen spätestens nach sechs Monaten. So lange können wir Rückfragen und mögliche Ansprüche nach dem AGG klären.</li>
  <li>Länger speichern wir nur mit Einwilligung, die sich jederzeit widerrufen lässt.</li>
</ul>
<h3>Menschen entscheiden</h3>
<p>Kein Programm sortiert bei uns Bewerbungen aus oder vergibt Punkte. Jede Unterlage wird von einem Menschen gelesen, jede Absage von einem Menschen geschrieben.</p>
`,
      look: 'principles',
      folded: true,
    },
    { kind: 'projects', id: 'projects', title: 'Aus unserer Arbeit', service: 'personalberatung', look: 'overview' },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Fragen zur Suche',
      lead: 'Zu Honorar, Dauer und Ablauf. Für alles andere rufen Sie uns einfach an.',
      topic: 'recruitment',
    },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', category: 'personal', count: 2, headingPlace: 'beside' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Welche Stelle ist zu lange offen?',
      text: 'Schicken Sie uns die Anzeige, so wie sie ist. Wir sagen Ihnen in einem Gespräch von 30 Minuten, woran es liegen könnte.',
      label: 'Anzeige prüfen lassen',
    },
  ],
  seoTitle: 'Personalberatung für IT-Fachkräfte',
  seoDescription:
    'Wir suchen Administration, Entwicklung und IT-Leitung für Mittelstand, Kliniken und Behörden. Mit Fachgespräch, fairer Auswahl und Begleitung in der Probezeit.',
}
