import type { FaqEntry } from '#shared/content/faq.ts'
import type { motifs } from '#shared/content/motifs.ts'
import type { Service } from '#shared/content/services.ts'

type Subject = keyof typeof motifs
type Relations = { questions?: FaqEntry['topic']; goesWith: Subject[] }

/** What fits to what. A service has no field for it, but its woven motif names its subject. */
const relations: Record<Subject, Relations> = {
  web: { questions: 'web', goesWith: ['shop', 'search', 'growth', 'privacy'] },
  shop: { questions: 'web', goesWith: ['web', 'marketing', 'growth', 'cloud'] },
  security: { questions: 'security', goesWith: ['awareness', 'cloud', 'privacy'] },
  privacy: { questions: 'privacy', goesWith: ['security', 'awareness', 'cloud'] },
  cloud: { goesWith: ['security', 'privacy', 'ai'] },
  growth: { goesWith: ['web', 'shop', 'ai'] },
  search: { goesWith: ['marketing', 'web', 'shop'] },
  marketing: { goesWith: ['search', 'web', 'shop'] },
  awareness: { questions: 'training', goesWith: ['security', 'privacy', 'people'] },
  health: { questions: 'health', goesWith: ['security', 'privacy', 'awareness'] },
  people: { questions: 'recruitment', goesWith: ['awareness', 'ai', 'cloud'] },
  ai: { questions: 'ai', goesWith: ['cloud', 'privacy', 'web'] },
  workbench: { questions: 'recruitment', goesWith: ['people', 'awareness'] },
  bridge: { goesWith: ['people', 'cloud'] },
}

/** The topic of the questions that fit a service; undefined where none does. */
export function questionsAbout({ motif }: Pick<Service, 'motif'>): FaqEntry['topic'] | undefined {
  return relations[motif].questions
}

type Related = Pick<Service, 'id' | 'motif'>

/** Other services to read on with: those of the same subject, then what goes with it, then the rest in their order. */
export function relatedServices<Entry extends Related>(service: Related, services: Entry[], count: number): Entry[] {
  const subjects = [service.motif, ...relations[service.motif].goesWith]
  const distance = ({ motif }: Related) => (subjects.includes(motif) ? subjects.indexOf(motif) : subjects.length)
  return services
    .filter(({ id }) => id !== service.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
}
