import type { BlockKinds } from '../blocks-field.ts'
import { multiline, text } from '../fields.ts'
import { heading, lead, requiredHeading } from './common-fields.ts'

const emptyTitle = text('Überschrift, wenn nichts gefunden wird')
const emptyText = multiline('Text, wenn nichts gefunden wird', { max: 400 })

/** What only one page can do. */
export const ownKinds = {
  postList: {
    label: 'Liste der Beiträge',
    help: 'Alle Beiträge mit Rubriken, Suche und Seiten',
    picture: 'rows',
    pages: ['blog'],
    fields: { title: heading, emptyTitle, emptyText },
  },
  projectList: {
    label: 'Liste der Projekte',
    help: 'Alle Projekte mit Filter',
    picture: 'cards',
    pages: ['portfolio'],
    fields: { title: heading, note: multiline('Hinweis bei Beispielprojekten', { max: 400 }) },
  },
  trainingList: {
    label: 'Liste der Schulungen',
    help: 'Alle Schulungen mit Filter',
    picture: 'rows',
    pages: ['training'],
    fields: { title: requiredHeading, lead },
  },
  questionList: {
    label: 'Fragen mit Suche',
    help: 'Alle Fragen nach Themen, mit Suchfeld im Kopf der Seite',
    picture: 'list',
    pages: ['faq'],
    fields: { title: text('Überschrift des Verzeichnisses', { required: 'Bitte eine Überschrift angeben' }) },
  },
  questionMissing: {
    label: 'Frage fehlt',
    help: 'Lädt ein, eine Frage zu stellen',
    picture: 'line',
    pages: ['faq'],
    fields: { title: requiredHeading, lead },
  },
  consentSettings: {
    label: 'Schalter für Cookies',
    help: 'Hier ändern Besucher ihre Auswahl',
    picture: 'form',
    pages: ['cookies'],
    fields: {
      title: requiredHeading,
      lead,
      bannerTitle: text('Überschrift des Cookie-Hinweises'),
      bannerText: multiline('Einleitung des Cookie-Hinweises', {
        max: 1000,
        help: 'Leer = nur das Nötige: Zwecke, Empfänger, Drittländer, Widerruf',
      }),
    },
  },
  consentServices: {
    label: 'Verzeichnis der Dienste',
    help: 'Jeder Dienst mit Anbieter, Zweck und Dauer',
    picture: 'table',
    pages: ['cookies'],
    fields: { title: requiredHeading, lead },
  },
  searchResults: {
    label: 'Suchergebnisse',
    help: 'Was die Suche findet',
    picture: 'list',
    pages: ['search'],
    fields: { emptyTitle, emptyText },
  },
  serviceDescription: {
    label: 'Beschreibung der Leistung',
    help: 'Der Text der Leistung mit ihren Stichpunkten',
    picture: 'text',
    pages: ['service'],
    fields: { title: text('Überschrift der Stichpunkte', { required: 'Bitte eine Überschrift angeben' }) },
  },
  serviceOffers: {
    label: 'Bausteine der Leistung',
    help: 'Was zur Leistung gehört',
    picture: 'grid',
    pages: ['service'],
    fields: { title: requiredHeading, lead },
  },
  serviceProcess: {
    label: 'Ablauf der Leistung',
    help: 'Die Schritte der Leistung',
    picture: 'steps',
    pages: ['service'],
    fields: { title: requiredHeading, lead },
  },
  relatedServices: {
    label: 'Verwandte Leistungen',
    help: 'Was gut dazu passt',
    picture: 'rows',
    pages: ['service'],
    fields: { title: requiredHeading, lead },
  },
  projectStory: {
    label: 'Geschichte des Projekts',
    help: 'Vorher und Lösung neben den Eckdaten',
    picture: 'text',
    pages: ['project'],
    fields: { challengeTitle: text('Überschrift der Ausgangslage'), solutionTitle: text('Überschrift der Lösung') },
  },
  projectResults: {
    label: 'Ergebnisse des Projekts',
    help: 'Was es gebracht hat, in Zahlen',
    picture: 'figures',
    pages: ['project'],
    fields: { title: requiredHeading, lead },
  },
  relatedProjects: {
    label: 'Weitere Projekte',
    help: 'Die nächsten im Portfolio',
    picture: 'cards',
    pages: ['project'],
    fields: { title: requiredHeading, lead },
  },
  jobDetails: {
    label: 'Stelle im Einzelnen',
    help: 'Aufgaben, Profil und Angebot neben den Eckdaten',
    picture: 'list',
    pages: ['job'],
    fields: {
      tasksTitle: text('Überschrift der Aufgaben', { help: 'Leer = ohne diesen Teil' }),
      profileTitle: text('Überschrift des Profils', { help: 'Leer = ohne diesen Teil' }),
      offerTitle: text('Überschrift des Angebots', { help: 'Leer = ohne diesen Teil' }),
      applyTitle: text('Überschrift der Bewerbung', { help: 'Leer = ohne diesen Teil' }),
      applyText: multiline('Text zur Bewerbung', { max: 1000 }),
    },
  },
  otherJobs: {
    label: 'Weitere Stellen',
    help: 'Was sonst noch ausgeschrieben ist',
    picture: 'rows',
    pages: ['job'],
    fields: { title: requiredHeading },
  },
  postContent: {
    label: 'Text des Beitrags',
    help: 'Der Beitrag mit Inhaltsverzeichnis, Autor, Reihe und Nachbarn',
    picture: 'text',
    pages: ['post'],
    fields: { authorTitle: text('Überschrift zur Autorin oder zum Autor', { help: 'Leer = ohne diesen Teil' }) },
  },
  relatedPosts: {
    label: 'Weiterlesen',
    help: 'Verwandte Beiträge',
    picture: 'cards',
    pages: ['post'],
    fields: { title: requiredHeading, lead },
  },
  pageLinks: {
    label: 'Wege von hier',
    help: 'Links zu anderen Seiten',
    picture: 'list',
    pages: ['not-found', 'offline'],
    fields: { title: requiredHeading, lead },
  },
  phone: {
    label: 'Telefonnummer',
    help: 'Die Nummer in großer Schrift',
    picture: 'line',
    pages: ['offline'],
    fields: { title: requiredHeading, lead },
  },
} satisfies BlockKinds
