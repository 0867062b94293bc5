import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { ManualPageName } from './manual-pages.ts'

/** A page of the manual and the heading on it, as the page's address names it. */
export type ManualPlace = `${ManualPageName}#${string}`

/** What the manual says about each group of fields. */
export const placeOfGroup: Readonly<Record<string, ManualPlace>> = {
  'blogPosts.author': 'beitrag-schreiben#autorin-oder-autor',
  'services.offers': 'leistungen#bausteine-der-leistung',
  'services.process': 'leistungen#ablauf-in-schritten',
  'services.artefact': 'leistungen#arbeitsprobe',
  'portfolio.results': 'inhalte#ergebnisse-in-zahlen',
  'portfolio.comparison': 'inhalte#vorher-und-nachher',
  'incidents.services': 'inhalte#stoerungen-und-wartungen',
  'incidents.updates': 'inhalte#stoerungen-und-wartungen',
  'pages.actions': 'seiten#schaltflaechen-im-kopf',
  'pages.blocks': 'seiten#bausteine',
  'ownPages.actions': 'seiten#schaltflaechen-im-kopf',
  'ownPages.blocks': 'seiten#bausteine',
  'registeredServices.keys': 'rechtliches#speicherungen',
  'barrierefreiheit.gaps': 'rechtliches#bekannte-einschraenkungen',
  'companyProfile.register': 'unternehmensprofil#registereintrag',
  'companyProfile.profession': 'unternehmensprofil#erlaubnis-und-beruf',
  'companyProfile.openingHours': 'unternehmensprofil#oeffnungszeiten',
  'companyProfile.holidays': 'unternehmensprofil#feiertage',
  'companyProfile.specialDays': 'unternehmensprofil#betriebsferien-und-besondere-tage',
  'companyProfile.directions': 'unternehmensprofil#anfahrt',
  'headerMenu.items': 'menue-und-fusszeile#das-menue',
  'headerMenu.more': 'menue-und-fusszeile#das-menue',
  'footer.categories': 'menue-und-fusszeile#spalten-der-fusszeile',
  'footer.legalLinks': 'menue-und-fusszeile#rechtliche-links',
  'footer.socialLinks': 'menue-und-fusszeile#soziale-netzwerke',
  'footer.contactInfo': 'menue-und-fusszeile#kontakt-in-der-fusszeile',
  'siteOptions.retention': 'betrieb#aufbewahrung',
}

/** The same for what is set on screens of its own. */
export const placeOfSettings = {
  mail: 'verbindungen#e-mail-versand',
  chat: 'verbindungen#chat-workflow',
  providers: 'verbindungen#anmeldedienste',
  profile: 'konto#angaben',
  password: 'konto#passwort-aendern',
  email: 'konto#e-mail-adresse',
  secondFactor: 'konto#zweiter-faktor',
  passkeys: 'konto#passkeys',
  sessions: 'konto#angemeldete-geraete',
  roles: 'personen#rollen',
  requiredFactors: 'personen#zweiter-faktor',
  search: 'website#genauer-suchen',
  export: 'export-und-sicherung#alles-mitnehmen',
  import: 'export-und-sicherung#alles-mitnehmen',
  backup: 'export-und-sicherung#sicherungen',
} as const satisfies Record<string, ManualPlace>

const wordDocument = /^words[A-Z]\w*\.\w+$/

/** Groups within a group, and lists within a list, are told of with the outermost. */
export function placeAbout(content: string, path: string): ManualPlace | undefined {
  const group = `${content}.${path}`
  return placeOfGroup[group] ?? (wordDocument.test(group) ? 'website#texte-der-website' : undefined)
}

export function manualAddress(place: ManualPlace): string {
  const [page, section] = place.split('#')
  return `${adminPaths.help(page)}#${section}`
}
