// German texts about the federal states: their names, and who watches over data protection in companies there.

const officer = (what: string, address: string) => `Die oder der Landesbeauftragte für ${what}, ${address}.`

export const federalStates = {
  '': 'Noch nicht gewählt',
  'baden-wuerttemberg': 'Baden-Württemberg',
  bayern: 'Bayern',
  berlin: 'Berlin',
  brandenburg: 'Brandenburg',
  bremen: 'Bremen',
  hamburg: 'Hamburg',
  hessen: 'Hessen',
  'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern',
  niedersachsen: 'Niedersachsen',
  'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz',
  saarland: 'Saarland',
  sachsen: 'Sachsen',
  'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein',
  thueringen: 'Thüringen',
} as const
export type FederalState = keyof typeof federalStates

export const dataProtectionAuthorities: Record<FederalState, string> = {
  '': '[Platzhalter: zuständige Aufsichtsbehörde; sie ergibt sich aus dem Bundesland im Unternehmensprofil]',
  'baden-wuerttemberg': officer(
    'den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    'www.baden-wuerttemberg.datenschutz.de',
  ),
  bayern: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA), www.lda.bayern.de.',
  berlin: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, www.datenschutz-berlin.de.',
  brandenburg: officer('den Datenschutz und für das Recht auf Akteneinsicht Brandenburg', 'www.lda.brandenburg.de'),
  bremen: officer('Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen', 'www.datenschutz.bremen.de'),
  hamburg: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit, www.datenschutz-hamburg.de.',
  hessen: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit, datenschutz.hessen.de.',
  'mecklenburg-vorpommern': officer(
    'Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    'www.datenschutz-mv.de',
  ),
  niedersachsen: officer('den Datenschutz Niedersachsen', 'www.lfd.niedersachsen.de'),
  'nordrhein-westfalen': officer('Datenschutz und Informationsfreiheit Nordrhein-Westfalen', 'www.ldi.nrw.de'),
  'rheinland-pfalz': officer('den Datenschutz und die Informationsfreiheit Rheinland-Pfalz', 'www.datenschutz.rlp.de'),
  saarland: 'Unabhängiges Datenschutzzentrum Saarland, www.datenschutz.saarland.de.',
  sachsen: 'Sächsische Datenschutz- und Transparenzbeauftragte, www.datenschutz.sachsen.de.',
  'sachsen-anhalt': officer('den Datenschutz Sachsen-Anhalt', 'datenschutz.sachsen-anhalt.de'),
  'schleswig-holstein':
    'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD), www.datenschutzzentrum.de.',
  thueringen:
    'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI), Häßlerstraße 8, 99096 Erfurt. E-Mail: poststelle@datenschutz.thueringen.de.',
}
