// What programs read about the site.

export const llmsMessages = {
  note: 'Jede Seite dieser Website gibt es auch als Markdown: Hängen Sie „.md“ an ihre Adresse an.',
  sections: {
    page: 'Seiten',
    service: 'Leistungen',
    project: 'Projekte',
    category: 'Rubriken',
    job: 'Stellen',
    post: 'Blog',
    legal: 'Rechtliches',
  },
} as const

export const feedMessages = {
  blog: (site: string) => `${site}: Blog`,
  category: (site: string, category: string) => `${site}: Blog, ${category}`,
  jobs: (site: string) => `${site}: Stellen`,
  status: (site: string) => `${site}: Störungen und Wartungen`,
  watch: 'Video oder Karte öffnen',
} as const

/** Why the switches of „Auffindbarkeit“ cannot be moved where the environment names a service. */
export const toldByOperator = {
  indexNow:
    'Der Betreiber hat den Dienst in den Einstellungen des Servers genannt (SCHAUFENSTER_INDEXNOW_URL): Er wird immer benachrichtigt.',
  webSub:
    'Der Betreiber hat den Dienst in den Einstellungen des Servers genannt (SCHAUFENSTER_WEBSUB_HUB_URL): Er wird immer benachrichtigt.',
} as const
