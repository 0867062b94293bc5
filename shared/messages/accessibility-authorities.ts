import type { FederalState } from './federal-states.ts'

/** Who watches over the accessibility of services of companies in a federal state, by which source and as of when. */
type Authority = { text: string; source: string; asOf: string }

/** The states founded one authority for all of them; public bodies have others, which their owners write into the text. */
const common: Authority = {
  text: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, Anstalt öffentlichen Rechts (MLBF AöR), Carl-Miller-Straße 6, 39112 Magdeburg, www.mlbf-barrierefrei.de. E-Mail: kontakt@mlbf-barrierefrei.de.',
  source: '§ 20 BFSG und Staatsvertrag der Länder über die MLBF',
  asOf: '2026-11',
}

export const accessibilityAuthorities: Record<FederalState, Authority> = {
  '': {
    text: '[Platzhalter: zuständige Marktüberwachungsbehörde; sie ergibt sich aus dem Bundesland im Unternehmensprofil]',
    source: '',
    asOf: '',
  },
  'baden-wuerttemberg': common,
  bayern: common,
  berlin: common,
  brandenburg: common,
  bremen: common,
  hamburg: common,
  hessen: common,
  'mecklenburg-vorpommern': common,
  niedersachsen: common,
  'nordrhein-westfalen': common,
  'rheinland-pfalz': common,
  saarland: common,
  sachsen: common,
  'sachsen-anhalt': common,
  'schleswig-holstein': common,
  thueringen: common,
}
