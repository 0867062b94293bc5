import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { offlineWords } from '#shared/messages/offline.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('pageLinks', { Body: OfflineLinks })

/** Kept on the device with their short names (app/service-worker/important-pages.ts). */
const keptPages = {
  home: paths.home(),
  contact: paths.contact(),
  faq: paths.faq(),
  impressum: paths.impressum(),
  datenschutz: paths.datenschutz(),
  agb: paths.agb(),
  barrierefreiheit: paths.barrierefreiheit(),
} as const

function OfflineLinks({ block }: BlockProps<'pageLinks'>) {
  const { pages } = useWords(offlineWords)
  return (
    <section>
      <h2>{block.title}</h2>
      <p>{block.lead}</p>
      <ul>
        {(Object.keys(keptPages) as (keyof typeof keptPages)[]).map((name) => (
          <li key={name}>
            <SiteLink className="tlink" href={keptPages[name]}>
              {pages[name]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
