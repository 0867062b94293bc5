import { MarkedPoints, type MarkedPointsProps } from '../marked-points.tsx'

/** What to leave alone. */
export function Look({ items }: Pick<MarkedPointsProps, 'items'>) {
  return <MarkedPoints mark="close" items={items} />
}
