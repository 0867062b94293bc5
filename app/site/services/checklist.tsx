import { messages } from '#shared/messages/site.ts'
import { MarkedPoints } from '#site/emergency/marked-points.tsx'
import { Fold } from '#kit/fold/fold.tsx'

/** What gets done, ticked off one by one. */
export function Checklist({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
      <MarkedPoints mark="check" items={items} />
    </Fold>
  )
}
