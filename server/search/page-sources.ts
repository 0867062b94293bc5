import { foundWords } from '#shared/messages/search.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import { readWords } from '#server/content/read-words.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { isLegalName, legalPaths } from '#shared/addresses/legal-names.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import { ownPageAddress } from '#shared/addresses/own-pages.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { blockPassages } from './block-passages.ts'
import { createEntry, type NewPassage } from './entry.ts'
import { securityPassages, statementPassages } from './measured-passages.ts'
import { sectionsOf } from './readable-text.ts'
import { eachOf, type ComposedSource, type Source } from './source.ts'

/** The pages that can be found by their own texts. */
const pagePaths: Record<string, string> = {
  home: paths.home(),
  portfolio: paths.portfolio(),
  blog: paths.blog(),
  training: paths.training(),
  recruitment: paths.recruitment(),
  'healthcare-it': paths.healthcareIt(),
  ai: paths.ai(),
  ecommerce: paths.ecommerce(),
  security: paths.security(),
  cookies: paths.cookies(),
  about: paths.about(),
  team: paths.team(),
  career: paths.career(),
  partners: paths.partners(),
  contact: paths.contact(),
  notfall: emergencyPath,
  status: paths.status(),
  'sicherheit-dieser-website': paths.siteSecurity(),
}

const pages: ComposedSource = {
  reads: [
    'pages',
    'services',
    'trainings',
    'jobs',
    'team',
    'partners',
    'portfolio',
    'history',
    'wordsSearch',
    'wordsCompany',
    'siteSecurity',
  ],
  async entries(store, measured) {
    const [all, lists, security] = await Promise.all([
      store.list('pages'),
      readLists(store),
      securityPassages(store, measured),
    ])
    return all.flatMap((page) => {
      const url = pagePaths[page.id]
      if (!url) return []
      return [
        createEntry({ id: `page/${page.id}`, kind: 'page', title: page.title, url }, [
          lists[page.id],
          { heading: page.headline, text: page.lead },
          ...(url === paths.siteSecurity() ? security : []),
          ...blockPassages(page.blocks, url),
        ]),
      ]
    })
  },
}

/** Questions such as "Which trainings do you offer?" ask for a list. */
async function readLists(store: PublishedReads): Promise<Record<string, NewPassage>> {
  const [services, trainings, jobs, team, partners, projects, history, { lists }] = await Promise.all([
    store.list('services'),
    store.list('trainings'),
    store.list('jobs'),
    store.list('team'),
    store.list('partners'),
    store.list('portfolio'),
    store.list('history'),
    readWords(store, foundWords),
  ])
  const points = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  const named = (items: { title: string; summary: string }[]) =>
    points(items.map(({ title, summary }) => `${title}: ${summary}`))
  return {
    home: { heading: lists.home, text: named(services), keywords: 'Angebot Überblick Übersicht' },
    training: { heading: lists.training, text: named(trainings), keywords: 'Angebot Überblick Übersicht' },
    career: {
      heading: lists.career,
      text: points(jobs.map(({ title, location }) => `${title}: ${location}`)),
      keywords: 'freie Stellen Stellenangebote Jobs',
    },
    team: {
      heading: lists.team,
      text: points(team.map(({ name, role }) => `${name}: ${role}`)),
      keywords: 'Mitarbeiter Ansprechpartner zuständig verantwortlich Leitung Chef arbeitet',
    },
    partners: {
      heading: lists.partners,
      text: points(partners.map(({ name, field }) => `${name}: ${field}`)),
      keywords: 'Zusammenarbeit',
    },
    portfolio: { heading: lists.portfolio, text: named(projects), keywords: 'Referenzen Beispiele Kunden' },
    about: {
      heading: lists.about,
      text: points(history.map(({ year, title, text }) => `${year}: ${title}. ${text}`)),
      keywords: 'Gründung gegründet seit Firma Unternehmen Historie',
    },
  }
}

const ownPages = eachOf('ownPages', ({ id, address, title, headline, lead, blocks }) => {
  const url = ownPageAddress(address)
  return createEntry({ id: `own-page/${id}`, kind: 'page', title, url }, [
    { heading: headline, text: lead },
    ...blockPassages(blocks, url),
  ])
})

const legalNames = Object.keys(legalPaths).filter(isLegalName)

const legal: ComposedSource = {
  reads: [
    ...legalNames,
    'companyProfile',
    'registeredServices',
    'pages',
    'wordsCookies',
    'wordsCompany',
    'accessibility',
  ],
  async entries(store, measured) {
    const [company, services, words] = await Promise.all([
      store.document('companyProfile'),
      store.list('registeredServices'),
      store.document('wordsCookies'),
    ])
    const read = async (name: (typeof legalNames)[number]) => {
      const [text, page] = await Promise.all([store.document(name), store.get('pages', name)])
      if (!text || !company || !page) return []
      const url = legalPaths[name]
      const sections = sectionsOf(resolveLegalTokens(text.content, company, services, { ...words }))
      return [
        createEntry({ id: `page/${name}`, kind: 'legal', title: page.title, url }, [
          { text: page.lead },
          ...sections,
          ...(name === 'barrierefreiheit' ? await statementPassages(store, measured) : []),
        ]),
      ]
    }
    return (await Promise.all(legalNames.map(read))).flat()
  },
}

export const pageSources: Source[] = [pages, ownPages, legal]
