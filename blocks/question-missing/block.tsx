import { LinkButton } from '#kit/buttons/button.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { useWords } from '#site/page/words.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('questionMissing', { frame: 'reading', Body: QuestionMissing })

function QuestionMissing({ block }: BlockProps<'questionMissing'>) {
  const words = useWords(blockWords)
  return (
    <UtilitySection id={block.id} title={block.title} lead={block.lead}>
      <LinkButton href="#contact" className="no-print">
        {words.ask}
      </LinkButton>
    </UtilitySection>
  )
}
