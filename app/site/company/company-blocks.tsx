import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import { History } from './history.tsx'
import { TeamMembers } from './team-members.tsx'

export function HistoryBlock({ block: { id, title, lead }, data }: BlockProps<'history'>) {
  return <History id={id} title={title} lead={lead} entries={data} />
}

export function PeopleBlock({ block: { id, title, lead, tone }, data }: BlockProps<'people'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <TeamMembers members={data} large />
    </HeadedSection>
  )
}
