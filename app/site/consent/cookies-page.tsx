import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import type { Page } from '#shared/content/pages.ts'
import { cookiesMessages } from '#shared/messages/cookies.ts'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { SectionList } from '#site/blocks/reading/section-list.tsx'
import { UtilityLayout, UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import type { PageSection } from '#site/page/page-sections.ts'
import { Island } from '#site/page/island.tsx'
import { ConsentSection } from './consent-section.tsx'
import { ServicesTable } from './services-table.tsx'
import styles from './cookies-page.module.css'

type CookiesPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections' | 'callToAction'>
  content: ConsentContent
  settings: ConsentSettings
}

/** The section "banner" is what the banner says. */
const shownKeys = ['intro', 'settings', 'services', 'rights']

export function CookiesPage({ page, ...consent }: CookiesPageProps) {
  const sections = page.sections.filter(({ key }) => shownKeys.includes(key))
  const places = sections.map(({ key, title }) => ({ id: key, title }))
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      <UtilityLayout aside={<SectionList title={cookiesMessages.contents} sections={places} />}>
        {sections.map((section) => (
          <UtilitySection key={section.key} id={section.key} title={section.title} lead={section.lead}>
            <SectionContent section={section} {...consent} />
          </UtilitySection>
        ))}
      </UtilityLayout>
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

type SectionContentProps = Omit<CookiesPageProps, 'page'> & { section: PageSection }

function SectionContent({ section, ...consent }: SectionContentProps) {
  if (section.key === 'settings')
    return (
      <div data-behaviour="consent-settings">
        <Island name="consent-settings" wake="touch" props={consent}>
          <ConsentSection {...consent} />
        </Island>
      </div>
    )
  if (section.key !== 'services') return <RichText html={section.body} />
  return consent.content.categories.map(({ id, title, services }) => (
    <section key={id} className={styles.category}>
      <h3>{title}</h3>
      {services.length > 0 ? (
        <ServicesTable caption={cookiesMessages.caption(title)} services={services} />
      ) : (
        <p className={styles.none}>{cookiesMessages.noServices}</p>
      )}
    </section>
  ))
}
