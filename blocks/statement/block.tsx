import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readFaces, type Face } from './reader.ts'
import { useSite } from '#site/page/site.ts'
import about from '#site/company/about-content.module.css'
import styles from './block.module.css'
import team from '#site/company/team-words.module.css'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('statement', { read: readFaces, frame: 'statements', Body: Statements })

type Statement = Pick<BlockProps<'statement', Face[]>, 'block' | 'data'>

/**
 * What the company stands for: one below the other across the page, or two side by side, where a lead is said large and
 * takes the whole width. The first draws them all.
 */
function Statements({ block: { look }, place: { run = [] } }: BlockProps<'statement', Face[]>) {
  const isPair = look === 'pair'
  return (
    <div className={isPair ? team.words : about.blocks} data-on={isPair ? undefined : 'page'}>
      {run
        .filter((shown) => shown.kind === 'statement')
        .map(({ block, data }) => (
          <section key={block.id} id={block.id}>
            <h2>{block.title}</h2>
            {isPair ? (
              <Words block={block} data={data as Face[]} leadClass={team.large} bodyClass={team.body} />
            ) : (
              <div>
                <Words block={block} data={data as Face[]} />
              </div>
            )}
          </section>
        ))}
    </div>
  )
}

type Classes = { leadClass?: string; bodyClass?: string }

function Words({ block: { lead, body, items, faces }, data, leadClass, bodyClass }: Statement & Classes) {
  return (
    <>
      {lead && <p className={leadClass}>{lead}</p>}
      {body && <RichText html={body} className={bodyClass} />}
      {items.length > 0 && (
        <dl>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {faces && <Faces team={data} />}
    </>
  )
}

/** The portraits stand for the link below them. */
function Faces({ team: faces }: { team: Statement['data'] }) {
  const words = useWords(blockWords)
  return (
    <>
      <div className={`${styles.faces} no-print`} aria-hidden="true">
        {faces.map(({ id, image, portrait }) => (
          <div key={id}>
            <PortraitImage image={image} portrait={portrait} />
          </div>
        ))}
      </div>
      {isPageOn(paths.team(), useSite().off) && (
        <SiteLink href={paths.team()} className={`tlink ${styles.more}`}>
          {words.meetTeam} <Icon name="arrow-right" />
        </SiteLink>
      )}
    </>
  )
}
