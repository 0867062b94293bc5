import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { examplesBeside } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import styles from './ai-page.module.css'
import { posts, process, questions, section, TopicPage, voice, type TopicRow } from '#site/blocks/topic/topic-page.tsx'
import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'

/** First what a model can do and what it cannot, then the offer; the rules get as much room as the examples. */
const rows: TopicRow<TopicPageProps>[] = [
  section('intro', { split: true }, ({ body }) => <RichText html={body} className={styles.suited} />),
  section('services', { flush: 'top' }, ({ items }) => <SupportRows items={items} />),
  process({ tone: 'sunken' }),
  section('examples', {}, (examples, { projects }) => (
    <div className={styles.examples}>
      {projects.length > 0 && <ProjectCards projects={projects} />}
      <BenefitList benefits={examplesBeside(projects, examples)} />
    </div>
  )),
  voice('top'),
  section('rules', { tone: 'sunken', split: true }, ({ body }) => <RichText html={body} className={styles.rules} />),
  questions(),
  posts(),
]

export function AiPage(topic: TopicPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}

/** One row a way of working together: its name in large type, what it means beside it. */
function SupportRows({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={3} label={messages.fold.allPoints(items.length)}>
      <ul className={styles.rows}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
