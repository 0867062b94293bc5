import { searchFaq } from '#shared/faq/faq-search.ts'
import type { FaqTopic } from '#shared/faq/faq-topics.ts'
import type { Page } from '#shared/content/pages.ts'
import { faqMessages } from '#shared/messages/faq.ts'
import { messages } from '#shared/messages/site.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqList } from '#site/blocks/faq-list.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SectionList } from '#site/blocks/reading/section-list.tsx'
import { UtilityLayout, UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import styles from './faq-page.module.css'
import { Icon } from '#kit/icon/icon.tsx'

type FaqSearchProps = { words: string; count: number }

type FaqPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections' | 'callToAction'>
  topics: FaqTopic[]
  /** What is searched for. */
  words: string
}

export function FaqPage({ page, topics, words }: FaqPageProps) {
  const searched = searchFaq(topics, words)
  const count = searched.flatMap(({ questions }) => questions).filter(({ hidden }) => !hidden).length
  const missing = findSection(page, 'missing')
  const places = missing ? [...searched, { id: missing.key, title: missing.title }] : searched
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked>
        <FaqSearch words={words} count={count} />
      </PageHead>
      <UtilityLayout aside={<SectionList title={findSection(page, 'topics')?.title ?? page.title} sections={places} />}>
        <p className={styles.nothing} hidden={count > 0} data-nothing>
          {faqMessages.nothing} <SiteLink href={paths.faq()}>{faqMessages.showAll}</SiteLink>
        </p>
        {searched.map(({ id, title, questions, hidden }) => (
          <UtilitySection key={id} id={id} title={title} hidden={hidden}>
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

/** Filters while one types (filter-questions.ts); without JavaScript the form asks the server. */
function FaqSearch({ words, count }: FaqSearchProps) {
  return (
    <search className="no-print">
      <form className={styles.search} action={paths.faq()} data-behaviour="faq-search">
        <label htmlFor="faq-suche">{faqMessages.search}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id="faq-suche"
              type="search"
              className="text-input"
              name={searchParameter}
              defaultValue={words}
              placeholder={faqMessages.placeholder}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="line" className={styles.submit}>
            {faqMessages.submit}
          </Button>
        </div>
        <output className={styles.count}>{words && faqMessages.found(count, words)}</output>
      </form>
    </search>
  )
}
