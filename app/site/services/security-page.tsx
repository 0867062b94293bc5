import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Emergency } from '#site/emergency/emergency.tsx'
import { examplesBeside } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
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
import { messages } from '#shared/messages/site.ts'
import { MarkedPoints } from '#site/emergency/marked-points.tsx'
import { Fold } from '#kit/fold/fold.tsx'

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

/** What gets done, ticked off one by one. */
function Checklist({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
      <MarkedPoints mark="check" items={items} />
    </Fold>
  )
}
