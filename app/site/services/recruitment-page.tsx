import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { ProjectsSection } from '#site/blocks/projects/projects-section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import styles from './recruitment-page.module.css'
import { posts, process, questions, section, TopicPage, voice, type TopicRow } from '#site/blocks/topic/topic-page.tsx'

/** The search from both sides: what the company gets, and by which rules the people applying are treated. */
const rows: TopicRow<TopicPageProps>[] = [
  section('services', {}, ({ items }) => <OfferGrid offers={items} />),
  process({ tone: 'sunken' }),
  section('examples', { split: true }, ({ items }) => (
    <Fold shown={1} label={messages.fold.allExamples(items.length)}>
      <ExampleList examples={items} />
    </Fold>
  )),
  voice('top'),
  section('principles', { tone: 'sunken' }, ({ body }) => (
    <Fold shown={4} label={messages.fold.readOn}>
      <RichText html={body} className={styles.principles} />
    </Fold>
  )),
  ({ projects }) => <ProjectsSection projects={projects} />,
  questions('afterProjects'),
  posts(),
]

export function RecruitmentPage(topic: TopicPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}
