import { messages } from '#shared/messages/site.ts'
import { MarkedPoints } from '#ui/emergency/marked-points.tsx'
import { Fold } from '#ui/kit/fold.tsx'

/** What gets done, ticked off one by one. */
export function Checklist({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
      <MarkedPoints mark="check" items={items} />
    </Fold>
  )
}
