import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { TeamMembers } from './team-members.tsx'

export function PeopleBlock({ block: { id, title, lead, tone }, data }: BlockProps<'people'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <TeamMembers members={data} large />
    </HeadedSection>
  )
}
