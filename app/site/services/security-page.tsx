import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Emergency } from '#site/emergency/emergency.tsx'
import { examplesBeside } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { Checklist } from './checklist.tsx'
import styles from './security-page.module.css'
import {
  bareSection,
  posts,
  process,
  questions,
  section,
  TopicPage,
  voice,
  type TopicRow,
} from '#site/blocks/topic/topic-page.tsx'

/** Questions before answers; the emergency block stands apart from everything else and can be found from the head. */
const rows: TopicRow<TopicPageProps>[] = [
  section('intro', {}, ({ body }) => <RichText html={body} className={styles.questions} />),
  section('services', { flush: 'top', split: true }, ({ items }) => <Checklist items={items} />),
  bareSection('emergency', (emergency) => <Emergency section={emergency} />),
  process(),
  section('examples', { tone: 'sunken' }, (examples, { projects }) => (
    <div className={styles.examples} data-beside={projects.length > 0 || undefined}>
      {projects.length > 0 && <ProjectCards projects={projects} layout="stack" />}
      <ExampleList examples={examplesBeside(projects, examples)} />
    </div>
  )),
  voice('bottom'),
  questions(),
  posts(),
]

export function SecurityPage(topic: TopicPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}
