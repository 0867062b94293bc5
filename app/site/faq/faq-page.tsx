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
import { useOpenByHash } from '#kit/fold/use-open-by-hash.ts'
import { UtilityLayout, UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import styles from './faq-page.module.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#kit/icon/icon.tsx'

type FaqSearchProps = { words: string; setWords: (words: string) => void; count: number }

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

/**
 * The words of ?suche=, which also work without JavaScript. Typing changes the address but asks the server nothing:
 * the router stays out of it, so no page change happens. Where the address changes otherwise, its words count again.
 */
function useSearchWords(): [words: string, setWords: (words: string) => void] {
  const { key, search } = useLocation()
  const [typed, setTyped] = useState<{ at: string; words: string }>()
  const words = typed?.at === key ? typed.words : (new URLSearchParams(search).get(searchParameter) ?? '')

  function setWords(next: string) {
    setTyped({ at: key, words: next })
    const address = new URL(location.href)
    if (next.trim()) address.searchParams.set(searchParameter, next.trim())
    else address.searchParams.delete(searchParameter)
    history.replaceState(history.state, '', address)
  }
  return [words, setWords]
}

/** Filters while one types; without JavaScript the form asks the server. */
function FaqSearch({ words, setWords, count }: FaqSearchProps) {
  return (
    <search className="no-print">
      <form className={styles.search} action={paths.faq()} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="faq-suche">{faqMessages.search}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id="faq-suche"
              type="search"
              className="text-input"
              name={searchParameter}
              value={words}
              placeholder={faqMessages.placeholder}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" variant="line" className={styles.submit}>
            {faqMessages.submit}
          </Button>
        </div>
        <output className={styles.count}>{words.trim() && faqMessages.found(count, words.trim())}</output>
      </form>
    </search>
  )
}
