import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { ProjectsSection } from '#site/blocks/projects/projects-section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { PageItem } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { posts, process, questions, section, TopicPage, voice, type TopicRow } from '#site/blocks/topic/topic-page.tsx'
import styles from './healthcare-it-page.module.css'

type Term = { title: string; text: string }

type NamedTraining = { title: string; href: string }
type HealthcareItPageProps = TopicPageProps & { trainings: NamedTraining[] }

/** Explains the network and its vocabulary first: who knows the words can judge the offer. */
const rows: TopicRow<HealthcareItPageProps>[] = [
  section('intro', { split: true }, ({ body }) => (
    <Fold shown={1} label={messages.fold.readOn}>
      <RichText html={body} />
    </Fold>
  )),
  section('building-blocks', { tone: 'sunken' }, ({ items }) => <TermCards terms={items} />),
  section<HealthcareItPageProps>('services', {}, ({ items }, { trainings }) => (
    <OfferGrid offers={items.map((item) => ({ ...item, href: trainingIn(item, trainings) }))} />
  )),
  voice('top'),
  process({ tone: 'sunken' }),
  section('examples', { split: true }, ({ items }) => (
    <Fold shown={1} label={messages.fold.allExamples(items.length)}>
      <ExampleList examples={items} />
    </Fold>
  )),
  ({ projects }) => <ProjectsSection projects={projects} flush="top" />,
  questions('top'),
  posts(),
]

export function HealthcareItPage(topic: HealthcareItPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}

/** An offer whose title names a training leads to it. */
function trainingIn({ title }: PageItem, trainings: NamedTraining[]): string | undefined {
  return trainings.find((training) => title.includes(training.title))?.href
}

/** Terms explained, like the samples of a pattern book: each under a strip of its own weave. */
function TermCards({ terms }: { terms: Term[] }) {
  return (
    <Fold shown={3} label={messages.fold.allTerms(terms.length)}>
      <ul className={styles.terms}>
        {terms.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
