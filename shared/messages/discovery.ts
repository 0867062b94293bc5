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
  watch: 'Video oder Karte öffnen',
} as const
