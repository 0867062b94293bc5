import type { Page } from '#shared/content/pages.ts'
import type { PostTeaser, ProjectTeaser, Question, Voice } from '#shared/blocks/teasers.ts'

/** What every page about one service gets from its loader; each page arranges it in its own way. */
export type TopicPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions' | 'sections' | 'callToAction'>
  projects: ProjectTeaser[]
  /** Undefined when nobody has spoken about this service, null when the voices could not be loaded (J14). */
  voice: Voice | null | undefined
  questions: Question[]
  posts: PostTeaser[]
}
