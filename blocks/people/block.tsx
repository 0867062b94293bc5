import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { Member } from '#shared/blocks/teasers.ts'
import { readPeople } from './reader.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { TeamMembers } from '#site/company/team-members.tsx'

export const block = defineBlock('people', { read: readPeople, Body: PeopleBlock })

function PeopleBlock({ block: { id, title, lead, tone }, data }: BlockProps<'people', Member[]>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <TeamMembers members={data} large />
    </HeadedSection>
  )
}
