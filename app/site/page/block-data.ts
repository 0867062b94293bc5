import type { FaqTopic } from '#shared/faq/faq-topics.ts'
import type { LinkedTopic } from '#shared/blocks/linked-topics.ts'
import type { PageOf } from '#shared/blog/paging.ts'
import type {
  JobTeaser,
  Member,
  PostEntry,
  PostTeaser,
  ProjectTeaser,
  Question,
  ServiceTeaser,
  Voice,
} from '#shared/blocks/teasers.ts'
import type { ConsentContent } from '#shared/consent/consent.ts'
import type { ContactSettings, PlainForm } from '#shared/contact/contact.ts'
import type { HistoryEntry } from '#shared/content/history.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { Partner } from '#shared/content/partners.ts'
import type { Project } from '#shared/content/portfolio.ts'
import type { Service } from '#shared/content/services.ts'
import type { ServiceFilter } from '#shared/portfolio/portfolio.ts'
import type { SearchAnswer } from '#shared/search/search-result.ts'
import type { TrainingChoices, TrainingFilter, TrainingOffer } from '#shared/training/training-offers.ts'
import type { CategoryTab } from '#site/blog/blog-filter.tsx'
import type { ShownPost } from '#site/blog/post-content.tsx'
import type { ReadingList } from '#site/blog/reading-lists.tsx'

type Figure = { id: string; value: string; label: string }
type ReadableEntry = { title: string; text: string }
type Neighbour = { title: string; href: string }
type Linked = { title: string; href: string }

/** What is read for a block beside its own fields; null where that failed and the block says so (J14). */
export type BlockData = {
  stats: Figure[]
  topics: LinkedTopic[]
  services: ServiceTeaser[]
  benefits: ReadableEntry[]
  voices: Voice[] | null
  history: Pick<HistoryEntry, 'id' | 'year' | 'title' | 'text'>[] | null
  posts: PostTeaser[]
  projects: ProjectTeaser[]
  faq: Question[]
  people: Member[]
  statement: Pick<Member, 'id' | 'name' | 'image' | 'portrait'>[]
  jobs: JobTeaser[]
  partners: Pick<Partner, 'id' | 'name' | 'field' | 'description' | 'href' | 'logo'>[]
  directions: ReadableEntry[]
  /** The form as the server made it, for visitors without JavaScript (J3); null elsewhere. */
  form: { settings: ContactSettings; plainForm: PlainForm | null; sent: boolean }
  /** The figure as pages show it: it asks before it loads. */
  embed: string
  postList: {
    posts: PageOf<PostEntry>
    category: { id: string; title: string; description: string } | null
    search: string
    tabs: CategoryTab[]
    readingLists: ReadingList[]
  }
  projectList: {
    filters: ServiceFilter[]
    filter: ServiceFilter | null
    projectCount: number
    projects: ProjectTeaser[]
  }
  trainingList: { trainings: TrainingOffer[]; choices: TrainingChoices; filter: TrainingFilter }
  questionList: { topics: FaqTopic[]; words: string }
  consentSettings: ConsentContent
  consentServices: ConsentContent['categories']
  searchResults: SearchAnswer & { words: string }
  serviceDescription: Pick<Service, 'highlights' | 'image' | 'description'>
  serviceOffers: Service['offers']
  serviceProcess: Service['process']
  relatedServices: ServiceTeaser[]
  projectStory: { project: Omit<Project, 'createdAt' | 'updatedAt'>; service: Linked | null }
  projectResults: Project['results']
  relatedProjects: ProjectTeaser[]
  jobDetails: Job
  otherJobs: JobTeaser[]
  postContent: ShownPost & { newer: Neighbour | null; older: Neighbour | null; parts: Neighbour[] }
  relatedPosts: PostTeaser[]
}
