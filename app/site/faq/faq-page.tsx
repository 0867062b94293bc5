import { searchFaq } from '#shared/faq/faq-search.ts'
import type { FaqTopic } from '#shared/faq/faq-topics.ts'
import type { Page } from '#shared/content/pages.ts'
import { faqMessages } from '#shared/messages/faq.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqList } from '#site/blocks/faq-list.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SectionList } from '#site/blocks/reading/section-list.tsx'
import { useOpenByHash } from '#kit/fold/use-open-by-hash.ts'
import { UtilityLayout, UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import styles from './faq-page.module.css'
import { FaqSearch } from './faq-search.tsx'
import { useSearchWords } from './use-search-words.ts'

type FaqPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections' | 'callToAction'>
  topics: FaqTopic[]
}

export function FaqPage({ page, topics }: FaqPageProps) {
  const [words, setWords] = useSearchWords()
  useOpenByHash()
  const found = searchFaq(topics, words)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const missing = findSection(page, 'missing')
  const places = missing ? [...found, { id: missing.key, title: missing.title }] : found
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked>
        <FaqSearch words={words} setWords={setWords} count={count} />
      </PageHead>
      <UtilityLayout aside={<SectionList title={findSection(page, 'topics')?.title ?? page.title} sections={places} />}>
        {count === 0 && (
          <p className={styles.nothing}>
            {faqMessages.nothing} <SiteLink href={paths.faq()}>{faqMessages.showAll}</SiteLink>
          </p>
        )}
        {found.map(({ id, title, questions }) => (
          <UtilitySection key={id} id={id} title={title}>
            <FaqList questions={questions} />
          </UtilitySection>
        ))}
        {missing && (
          <UtilitySection id={missing.key} title={missing.title} lead={missing.lead}>
            <LinkButton href="#contact" className="no-print">
              {messages.faq.ask}
            </LinkButton>
          </UtilitySection>
        )}
      </UtilityLayout>
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
