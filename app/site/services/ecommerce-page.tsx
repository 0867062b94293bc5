import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section } from '#site/blocks/section.tsx'
import { examplesBeside } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import styles from './ecommerce-page.module.css'
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

/** A shop that runs comes first and the offer after it; the law stands in one table across the page. */
const rows: TopicRow<TopicPageProps>[] = [
  bareSection('intro', ({ key, title, body }, { projects }) => (
    <Section id={key}>
      <div className={`${styles.intro} quiet`}>
        <h2>{title}</h2>
        <RichText html={body} className={styles.columns} />
      </div>
      {projects.length > 0 && <ProjectCards projects={projects} />}
    </Section>
  )),
  voice('top'),
  section('services', { tone: 'sunken' }, ({ items }) => <OfferGrid offers={items} />),
  process(),
  section('examples', { flush: 'top' }, (examples, { projects }) => (
    <BenefitList benefits={examplesBeside(projects, examples)} />
  )),
  section('rules', { tone: 'sunken' }, ({ body }) => <RichText html={body} className={styles.rules} />),
  questions(),
  posts(),
]

export function EcommercePage(topic: TopicPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}
