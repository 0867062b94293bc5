import type { ConsentContent } from '#shared/consent/consent.ts'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { ConsentSection } from '#site/consent/consent-section.tsx'
import { Island } from '#site/page/island.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('consentSettings', { frame: 'reading', Body: ConsentSwitches })

/** Where visitors change what they chose. */
function ConsentSwitches({ block: { id, title, lead }, data }: BlockProps<'consentSettings', ConsentContent>) {
  const { revision, hash, categories } = data
  const content = { revision, hash, categories }
  return (
    <UtilitySection id={id} title={title} lead={lead}>
      <div data-behaviour="consent-settings">
        <Island name="consent-settings" wake="touch" props={{ content }}>
          <ConsentSection content={content} />
        </Island>
      </div>
    </UtilitySection>
  )
}
