import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { useSite } from '#site/page/site.ts'
import { SplitSection } from './section.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'
import { Held } from '#kit/text/held.tsx'
import { RichText } from './rich-text.tsx'
import styles from './faq-block.module.css'

/** Questions on one topic, with the ways to all others. */
export function FaqBlock({ block: { id, title, lead, tone }, data }: BlockProps<'faq'>) {
  const words = useWords(blockWords)
  const { off } = useSite()
  return (
    <SplitSection
      id={id}
      tone={tone}
      space="close"
      title={title}
      lead={lead}
      aside={
        <>
          <p className="no-print">
            <SiteLink href="#contact" className="tlink">
              {words.ask} <Icon name="arrow-right" />
            </SiteLink>
          </p>
          {isPageOn(paths.faq(), off) && (
            <p className="no-print">
              <SiteLink href={paths.faq()} className="tlink">
                {words.allQuestions} <Icon name="arrow-right" />
              </SiteLink>
            </p>
          )}
        </>
      }
    >
      <FaqList questions={data} />
    </SplitSection>
  )
}

type Question = { id: string; question: string; answer: string; hidden?: boolean }

/** Questions that unfold their answer without JavaScript; the id lets other pages link to one. */
export function FaqList({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.faq} data-behaviour="open-by-hash">
      {questions.map(({ id, question, answer, hidden }) => (
        <details key={id} id={id} hidden={hidden}>
          <summary>
            <h3>
              <Held text={question} />
            </h3>
          </summary>
          <RichText html={answer} className={styles.answer} />
        </details>
      ))}
    </div>
  )
}
