type Values = Record<string, unknown>
/** What a block of today takes from the sections that a page had. */
export type Step = {
  kind: string
  id?: string
  /** The section it comes from; without it the page always showed it. */
  from?: string
  /** What it takes of sections, as "key.field". */
  takes?: Record<string, string>
  values?: Values
  /** An entry that named a training led to it by itself. */
  linked?: boolean
}

const sunken = { tone: 'sunken' }

const steps = (from: string, values: Values = {}): Step => ({
  kind: 'entries',
  from,
  values: { look: 'steps', ...values },
})
const stories = (from: string): Step => ({ kind: 'entries', from, values: { look: 'stories', headingPlace: 'beside' } })
const voice = (service: string): Step => ({ kind: 'voices', id: 'voice', values: { service, look: 'one' } })
const faq = (topic: string): Step => ({ kind: 'faq', from: 'faq', values: { topic } })
const posts = (category: string): Step => ({
  kind: 'posts',
  id: 'posts',
  values: { title: 'Aus dem Blog', category, count: 2, headingPlace: 'beside' },
})
const projects = (service: string): Step => ({
  kind: 'projects',
  id: 'projects',
  values: { title: 'Aus unserer Arbeit', service, look: 'overview' },
})

/** The sections of each page as version 0.1 showed them, in their order. Never edited: what is stored does not change. */
export const pageSteps: Record<string, Step[]> = {
  home: [
    { kind: 'stats', id: 'stats' },
    { kind: 'topics', from: 'topics' },
    { kind: 'services', id: 'leistungen', from: 'services' },
    { kind: 'benefits', from: 'benefits' },
    { kind: 'voices', from: 'testimonials', values: sunken },
    { kind: 'history', from: 'history' },
    { kind: 'posts', from: 'posts', values: { count: 3 } },
  ],
  portfolio: [{ kind: 'projectList', id: 'projects', takes: { title: 'projects.title', note: 'note.lead' } }],
  blog: [
    {
      kind: 'postList',
      id: 'posts',
      takes: { title: 'posts.title', emptyTitle: 'empty.title', emptyText: 'empty.lead' },
    },
  ],
  training: [
    { kind: 'entries', from: 'benefits', values: { headingPlace: 'unseen' } },
    { kind: 'trainingList', from: 'offers' },
    steps('process', sunken),
    { kind: 'voices', from: 'testimonial', values: { service: 'security-awareness', look: 'one' } },
    faq('training'),
  ],
  recruitment: [
    { kind: 'entries', from: 'services', values: { look: 'offers' } },
    steps('process', sunken),
    stories('examples'),
    voice('personalberatung'),
    { kind: 'text', from: 'principles', values: { look: 'principles', folded: true, ...sunken } },
    projects('personalberatung'),
    faq('recruitment'),
    posts('personal'),
  ],
  'healthcare-it': [
    { kind: 'text', from: 'intro', values: { headingPlace: 'beside', folded: true } },
    { kind: 'entries', from: 'building-blocks', values: { look: 'terms', ...sunken } },
    { kind: 'entries', from: 'services', values: { look: 'offers' }, linked: true },
    voice('healthcare-it'),
    steps('process', sunken),
    stories('examples'),
    projects('healthcare-it'),
    faq('health'),
    posts('healthcare-it'),
  ],
  ai: [
    { kind: 'text', from: 'intro', values: { look: 'contrast', headingPlace: 'beside' } },
    { kind: 'entries', from: 'services', values: { look: 'rows' } },
    steps('process', sunken),
    { kind: 'projects', from: 'examples', values: { service: 'ki', look: 'columns' } },
    voice('ki'),
    { kind: 'text', from: 'rules', values: { look: 'parted', headingPlace: 'beside', ...sunken } },
    faq('ai'),
    posts('ki'),
  ],
  ecommerce: [
    { kind: 'projects', from: 'intro', values: { service: 'ecommerce', look: 'intro' } },
    voice('ecommerce'),
    { kind: 'entries', from: 'services', values: { look: 'offers', ...sunken } },
    steps('process'),
    { kind: 'projects', from: 'examples', values: { service: 'ecommerce', look: 'columns', cards: false } },
    { kind: 'text', from: 'rules', values: { look: 'law', ...sunken } },
    faq('web'),
    posts('web-und-shop'),
  ],
  security: [
    { kind: 'text', from: 'intro', values: { look: 'questions' } },
    { kind: 'entries', from: 'services', values: { look: 'checks', headingPlace: 'beside' } },
    { kind: 'emergency', from: 'emergency' },
    steps('process'),
    { kind: 'projects', from: 'examples', values: { service: 'it-sicherheit', look: 'beside', ...sunken } },
    voice('it-sicherheit'),
    faq('security'),
    posts('it-sicherheit'),
  ],
  cookies: [
    { kind: 'reading', from: 'intro' },
    {
      kind: 'consentSettings',
      id: 'settings',
      takes: {
        title: 'settings.title',
        lead: 'settings.lead',
        bannerTitle: 'banner.title',
        bannerText: 'banner.lead',
      },
    },
    { kind: 'consentServices', from: 'services' },
    { kind: 'reading', from: 'rights' },
  ],
  about: [
    { kind: 'statement', from: 'mission' },
    { kind: 'statement', from: 'values' },
    { kind: 'statement', from: 'expertise' },
    { kind: 'statement', from: 'team', values: { faces: true } },
    { kind: 'stats', id: 'stats', values: sunken },
    { kind: 'history', from: 'history' },
  ],
  team: [
    { kind: 'people', from: 'members' },
    { kind: 'statement', from: 'teamwork', values: { look: 'pair', ...sunken } },
    { kind: 'statement', from: 'values', values: { look: 'pair', ...sunken } },
    { kind: 'jobs', id: 'jobs', values: { title: 'Offene Stellen' } },
  ],
  career: [
    { kind: 'entries', from: 'benefits' },
    { kind: 'jobs', from: 'jobs' },
    steps('process', sunken),
    {
      kind: 'invitation',
      from: 'unsolicited',
      values: {
        label: 'Initiativ bewerben',
        prefill: 'Ich möchte mich initiativ bewerben.',
        mailLabel: 'Per E-Mail bewerben',
        subject: 'Initiativbewerbung',
      },
    },
  ],
  partners: [
    { kind: 'partners', from: 'partners' },
    { kind: 'entries', from: 'model', values: sunken },
    {
      kind: 'invitation',
      from: 'become',
      values: { label: 'Partnerschaft anfragen', prefill: 'Ich möchte Partner werden.' },
    },
  ],
  faq: [
    { kind: 'questionList', id: 'questions', takes: { title: 'topics.title' } },
    { kind: 'questionMissing', from: 'missing' },
  ],
  contact: [
    {
      kind: 'form',
      id: 'intro',
      takes: { title: 'intro.title', lead: 'intro.lead', privacy: 'privacy.lead', hoursTitle: 'hours.title' },
    },
    steps('next', sunken),
    { kind: 'directions', from: 'directions' },
  ],
  notfall: [
    { kind: 'emergency', from: 'steps' },
    { kind: 'entries', from: 'avoid', values: { look: 'crosses', headingPlace: 'beside', ...sunken } },
    { kind: 'text', from: 'contacts', values: { look: 'places', headingPlace: 'beside' } },
  ],
  search: [{ kind: 'searchResults', id: 'results', takes: { emptyTitle: 'empty.title', emptyText: 'empty.lead' } }],
  service: [
    { kind: 'serviceDescription', id: 'description', values: { title: 'Auf einen Blick' } },
    { kind: 'serviceOffers', from: 'offers' },
    { kind: 'serviceProcess', from: 'process' },
    voice(''),
    projects(''),
    { kind: 'faq', id: 'faq', takes: { title: 'faq.title', lead: 'faq.lead' }, values: { topic: 'page' } },
    posts(''),
    { kind: 'relatedServices', from: 'related' },
  ],
  project: [
    {
      kind: 'projectStory',
      id: 'story',
      takes: { challengeTitle: 'challenge.title', solutionTitle: 'solution.title' },
    },
    { kind: 'projectResults', from: 'results' },
    { kind: 'relatedProjects', from: 'related' },
  ],
  job: [
    {
      kind: 'jobDetails',
      id: 'details',
      takes: {
        tasksTitle: 'tasks.title',
        profileTitle: 'profile.title',
        offerTitle: 'offer.title',
        applyTitle: 'apply.title',
        applyText: 'apply.lead',
      },
    },
    { kind: 'otherJobs', id: 'others', values: { title: 'Weitere Stellen' } },
  ],
  post: [
    { kind: 'postContent', id: 'content', takes: { authorTitle: 'author.title' } },
    { kind: 'relatedPosts', from: 'related' },
  ],
  'not-found': [{ kind: 'pageLinks', from: 'links' }],
  offline: [
    { kind: 'pageLinks', from: 'links' },
    { kind: 'phone', from: 'phone' },
  ],
}
