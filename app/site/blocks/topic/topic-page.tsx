import { Fragment, type ReactNode } from 'react'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqSection } from './faq-section.tsx'
import { PostsSection } from '#site/blocks/posts/posts-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { Section, SectionHead, type SectionProps } from '#site/blocks/section.tsx'
import { TallMotif } from '#kit/illustration/motif.tsx'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection, type PageSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'

/** One row of a page about a service: what it shows of the page's texts and of what its loader read. */
export type TopicRow<Props> = (props: Props) => ReactNode
type Asked = Pick<TopicPageProps, 'page' | 'questions'> & Partial<Pick<TopicPageProps, 'projects'>>
type Look = Pick<SectionProps, 'tone' | 'flush'> & {
  /** The heading stands beside the content and stays in view. */
  split?: boolean
}

/** A page about a service: its head with its motif woven into cloth, the rows of its table in order, the call to action. */
export function TopicPage<Props extends Pick<TopicPageProps, 'page'>>(props: {
  rows: TopicRow<Props>[]
  topic: Props
}) {
  const { rows, topic } = props
  const { title, headline, lead, motif, actions, callToAction } = topic.page
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: messages.breadcrumb.services, href: paths.services() }, { label: title }]}
        headline={headline}
        lead={lead}
        actions={actions}
        art={<TallMotif name={motif} hangs />}
      />
      {rows.map((row, index) => (
        // The table never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{row(topic)}</Fragment>
      ))}
      <CallToAction {...callToAction} />
    </PageMain>
  )
}

/** The page's section of that key, with its heading; without an entry the owner does not want it shown. */
export function section<Props extends Pick<TopicPageProps, 'page'> = TopicPageProps>(
  key: string,
  { split, ...look }: Look,
  show: (section: PageSection, props: Props) => ReactNode,
): TopicRow<Props> {
  return bareSection<Props>(key, (found, props) =>
    split ? (
      <SplitSection id={key} {...look} title={found.title} lead={found.lead} sticky>
        {show(found, props)}
      </SplitSection>
    ) : (
      <Section id={key} {...look}>
        <SectionHead title={found.title} lead={found.lead} />
        {show(found, props)}
      </Section>
    ),
  )
}

/** The same for a section that draws its own frame. */
export function bareSection<Props extends Pick<TopicPageProps, 'page'> = TopicPageProps>(
  key: string,
  show: (section: PageSection, props: Props) => ReactNode,
): TopicRow<Props> {
  return (props) => {
    const found = findSection(props.page, key)
    return found && show(found, props)
  }
}

export function process(look: Look = {}) {
  return section<Pick<TopicPageProps, 'page'>>('process', look, ({ items }) => <ProcessSteps steps={items} />)
}

export function voice(flush: 'top' | 'bottom'): TopicRow<Pick<TopicPageProps, 'voice'>> {
  return (props) => <VoiceSection voice={props.voice} flush={flush} />
}

/** With `afterProjects` it touches the projects above it, if there are any. */
export function questions(flush?: 'top' | 'afterProjects'): TopicRow<Asked> {
  return ({ page, projects = [], questions: asked }) => {
    const touches = flush === 'top' || (flush === 'afterProjects' && projects.length > 0)
    return <FaqSection flush={touches ? 'top' : undefined} section={findSection(page, 'faq')} questions={asked} />
  }
}

export function posts(): TopicRow<Pick<TopicPageProps, 'posts'>> {
  return (props) => <PostsSection posts={props.posts} />
}
