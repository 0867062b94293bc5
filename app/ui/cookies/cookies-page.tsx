import type { Page } from '#shared/content/pages.ts'
import { cookiesMessages } from '#shared/messages/cookies.ts'
import type { RegisterCategory } from '#shared/service-register.ts'
import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { PageHead } from '#ui/kit/page-head.tsx'
import { RichText } from '#ui/kit/rich-text.tsx'
import { SectionList } from '#ui/utility/section-list.tsx'
import { UtilityLayout, UtilitySection } from '#ui/utility/utility-layout.tsx'
import { homeCrumb } from '#ui/page/home-crumb.ts'
import { PageMain } from '#ui/page/page-main.tsx'
import type { PageSection } from '#ui/page/page-sections.ts'
import { ServicesTable } from './services-table.tsx'
import styles from './cookies-page.module.css'

type CookiesPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections' | 'callToAction'>
  categories: RegisterCategory[]
}

/** The switches of the section "settings" come with the consent feature; until then it is not shown. */
const shownKeys = ['intro', 'services', 'rights']

export function CookiesPage({ page, categories }: CookiesPageProps) {
  const sections = page.sections.filter(({ key }) => shownKeys.includes(key))
  const places = sections.map(({ key, title }) => ({ id: key, title }))
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      <UtilityLayout aside={<SectionList title={cookiesMessages.contents} sections={places} />}>
        {sections.map((section) => (
          <UtilitySection key={section.key} id={section.key} title={section.title} lead={section.lead}>
            <SectionContent section={section} categories={categories} />
          </UtilitySection>
        ))}
      </UtilityLayout>
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

type SectionContentProps = { section: PageSection; categories: CookiesPageProps['categories'] }

function SectionContent({ section, categories }: SectionContentProps) {
  if (section.key !== 'services') return <RichText html={section.body} />
  return categories.map(({ id, title, services }) => (
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
