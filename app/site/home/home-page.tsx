import { Icon } from '#kit/icon/icon.tsx'
import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PostTeasers } from '#site/blocks/posts/post-teasers.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceCards } from './service-cards.tsx'
import { StatList } from '#site/blocks/stats/stat-list.tsx'
import { TestimonialList } from '#site/blocks/voices/testimonial-list.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { useSite } from '#site/page/site.ts'
import type { HistoryEntry } from '#shared/content/history.ts'
import type { Page } from '#shared/content/pages.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { PostTeaser, ServiceTeaser, Voice } from '#shared/blocks/teasers.ts'
import { History } from '#site/company/history.tsx'
import styles from './home-page.module.css'
import { HeroLoom } from '#kit/illustration/hero-loom.tsx'
import { Actions } from '#kit/buttons/actions.tsx'

type HeroProps = { tagline: string; headline: string; lead: string; actions: { label: string; href: string }[] }

type HomePageProps = {
  page: Pick<Page, 'headline' | 'lead' | 'actions' | 'sections' | 'callToAction'>
  services: ServiceTeaser[]
  stats: { id: string; value: string; label: string }[]
  benefits: { title: string; text: string }[]
  /** These two are null when they could not be loaded (J14). */
  testimonials: Voice[] | null
  history: Pick<HistoryEntry, 'id' | 'year' | 'title' | 'text'>[] | null
  posts: PostTeaser[]
}

export function HomePage({ page, services, stats, benefits, testimonials, history, posts }: HomePageProps) {
  const { siteDescription, topicKeywords } = useSite().settings
  const topics = findSection(page, 'topics')
  const servicesText = findSection(page, 'services')
  const benefitsText = findSection(page, 'benefits')
  const testimonialsText = findSection(page, 'testimonials')
  const historyText = findSection(page, 'history')
  const postsText = findSection(page, 'posts')
  return (
    <PageMain>
      <Hero {...page} tagline={siteDescription} />
      <Section flush="bottom">
        {stats.length > 0 && <StatList stats={stats} />}
        {topics && topicKeywords.length > 0 && <TopicList title={topics.title} topics={topicKeywords} />}
      </Section>
      {servicesText && (
        <Section id="leistungen">
          <SectionHead title={servicesText.title} lead={servicesText.lead} />
          <ServiceCards services={services} />
        </Section>
      )}
      {benefitsText && benefits.length > 0 && (
        <Section flush="top">
          <SectionHead title={benefitsText.title} lead={benefitsText.lead} />
          <BenefitList benefits={benefits} />
        </Section>
      )}
      {testimonialsText && testimonials?.length !== 0 && (
        <Section tone="sunken">
          <SectionHead title={testimonialsText.title} lead={testimonialsText.lead} />
          {testimonials ? <TestimonialList testimonials={testimonials} /> : <SectionError />}
        </Section>
      )}
      {historyText && history?.length !== 0 && (
        <History title={historyText.title} lead={historyText.lead} entries={history} />
      )}
      {postsText && posts.length > 0 && (
        <Section flush="top">
          <SectionHead
            title={postsText.title}
            lead={postsText.lead}
            aside={
              <SiteLink href={paths.blog()} className="tlink">
                {messages.posts.all} <Icon name="arrow-right" />
              </SiteLink>
            }
          />
          <PostTeasers posts={posts} />
        </Section>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

/** Keywords as a plain wrapped list, each with a dyed cell. */
function TopicList({ title, topics }: { title: string; topics: string[] }) {
  return (
    <div className={styles.topics}>
      <h2>{title}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </div>
  )
}

/** The claim beside the loom, which weaves itself once: coming back to the home page shows finished cloth. */
function Hero({ tagline, headline, lead, actions }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={`${styles.art} no-print`} data-behaviour="weave-once">
        <HeroLoom />
      </div>
      <div className={`container ${styles.content}`}>
        <div className={`${styles.text} quiet`}>
          <p className={styles.tagline}>{tagline}</p>
          <h1>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <div className={`${styles.selvedge} selvedge-wide`} />
    </header>
  )
}
