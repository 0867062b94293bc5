// The woven pictures an item can carry until the owner uploads a photograph (docs/design.md, Illustration).

export const motifs = {
  web: 'Webentwicklung',
  shop: 'E-Commerce',
  security: 'IT-Sicherheit',
  privacy: 'Datenschutz',
  cloud: 'Cloud',
  growth: 'Wachstum',
  search: 'SEO',
  marketing: 'Digitales Marketing',
  awareness: 'Security Awareness',
  health: 'Healthcare IT',
  people: 'Personalberatung',
  ai: 'Künstliche Intelligenz',
  workbench: 'Werkbank',
  bridge: 'Krämerbrücke',
} as const

export const portraits = {
  none: 'Kein Porträt',
  jonas: 'Porträt Jonas',
  karim: 'Porträt Karim',
  sabine: 'Porträt Sabine',
  lena: 'Porträt Lena',
  miriam: 'Porträt Miriam',
  petra: 'Porträt Petra',
  david: 'Porträt David',
} as const
