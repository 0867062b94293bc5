import { Folded } from '#site/blocks/folded.tsx'
import { MarkedPoints, type MarkedPointsProps } from '../marked-points.tsx'

/** What gets done, ticked off one by one. */
export function Look({ items }: Pick<MarkedPointsProps, 'items'>) {
  return (
    <Folded shown={4} rest={{ points: items.length }}>
      <MarkedPoints mark="check" items={items} />
    </Folded>
  )
}
