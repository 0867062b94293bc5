import { markedMail } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const trainingPage: PageDefault = {
  id: 'training',
  title: 'Schulungen',
  headline: 'Schulungen, die hängen bleiben',
  lead: 'Ihr Team lernt an Fällen aus dem eigenen Alltag. Kurz, in klarer Sprache und mit Übungen, die am nächsten Morgen noch nützen.',
  motif: 'awareness',
  actions: [
    { label: 'Angebote ansehen', href: '#offers' },
    { label: 'So läuft es ab', href: '#process' },
  ],
  blocks: [
    {
      kind: 'entries',
      id: 'benefits',
      title: 'Was Sie davon haben',
      items: [
        {
          title: 'Ihre Fälle statt Folien',
          text: 'Wir arbeiten mit E-Mails, Masken und Abläufen, die Ihr Team wirklich sieht. Was Sie uns vorab schicken, wird zur Übung.',
        },
        {
          title: 'Kleine Gruppen',
          text: 'Höchstens zwölf Personen vor Ort. So kommt jede Frage zu ihrem Recht, auch die, die sich sonst niemand zu stellen traut.',
        },
        {
          title: 'Sichtbare Wirkung',
          text: 'Vorher und nachher gemessen, zum Beispiel an gemeldeten E-Mails. Ergebnisse erhalten Sie ohne Namen.',
        },
      ],
      headingPlace: 'unseen',
    },
    {
      kind: 'trainingList',
      id: 'offers',
      title: 'Acht Angebote, frei kombinierbar',
      lead: 'Alle Schulungen finden auf Deutsch statt und sind auf Wunsch auch auf Englisch buchbar. Preise netto, Beispielwerte; Anfahrt nach Aufwand.',
    },
    markedMail,
    {
      kind: 'entries',
      id: 'process',
      title: 'Vom ersten Anruf bis zur Auswertung',
      items: [
        { title: 'Bedarf klären', text: 'In 30 Minuten klären wir Ziel, Gruppe und Vorwissen.' },
        { title: 'Fälle sammeln', text: 'Sie schicken uns Beispiele, wir bauen daraus die Übungen.' },
        { title: 'Schulung', text: 'Vor Ort, online oder im eigenen Tempo, mit viel Zeit zum Ausprobieren.' },
        { title: 'Auswertung', text: 'Nach vier Wochen prüfen wir gemeinsam, was sich geändert hat.' },
      ],
      look: 'steps',
    },
    {
      kind: 'voices',
      id: 'testimonial',
      title: 'Was danach anders war',
      service: 'security-awareness',
      look: 'one',
      tone: 'cloth',
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Häufige Fragen',
      lead: 'Ihre Frage fehlt? Dann schreiben Sie uns.',
      topic: 'training',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Welches Thema drängt bei Ihnen?',
      text: 'Nennen Sie uns Gruppe und Zeitraum. Sie erhalten innerhalb von zwei Werktagen einen Vorschlag mit Termin und Preis.',
      label: 'Schulung anfragen',
    },
  ],
  seoTitle: 'Schulungen: Security Awareness, Datenschutz, KI',
  seoDescription:
    'Acht Schulungen für Belegschaft, Leitung und Administration: Phishing, Datenschutz, KI im Büroalltag, TI im Praxisteam. Vor Ort, online, im eigenen Tempo.',
}
