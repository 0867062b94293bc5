import type { Service } from '#shared/content/services.ts'
import { ProcessSteps } from '#site/blocks/entries/process-steps.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('serviceProcess', { Body: ServiceProcessBlock })

function ServiceProcessBlock({ block: { id, title, lead }, data }: BlockProps<'serviceProcess', Service['process']>) {
  return (
    <HeadedSection id={id} title={title} lead={lead}>
      <ProcessSteps steps={data} />
    </HeadedSection>
  )
}
