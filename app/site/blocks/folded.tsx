import type { ComponentProps } from 'react'
import { Fold } from '#kit/fold/fold.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type FoldedProps = Omit<ComponentProps<typeof Fold>, 'label' | 'less'> & {
  /** What there is more of: the text goes on, or there are that many entries. */
  rest: 'text' | { points: number } | { examples: number } | { terms: number }
}

/** Keeps long pages short on phones; what is folded away says how much it is. */
export function Folded({ rest, ...fold }: FoldedProps) {
  const words = useWords(blockWords)
  return <Fold {...fold} label={labelOf(rest, words)} less={words.less} />
}

function labelOf(rest: FoldedProps['rest'], words: ReturnType<typeof useWords<typeof blockWords.texts>>): string {
  if (rest === 'text') return words.readOn
  if ('points' in rest) return words.allPoints({ count: rest.points })
  return 'terms' in rest ? words.allTerms({ count: rest.terms }) : words.allExamples({ count: rest.examples })
}
