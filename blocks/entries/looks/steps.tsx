import { ProcessSteps } from '#site/blocks/entries/process-steps.tsx'

/** As entries that the owner wrote into a page. */
export function Look({ items }: { items: { title: string; text: string }[] }) {
  return <ProcessSteps steps={items} />
}
