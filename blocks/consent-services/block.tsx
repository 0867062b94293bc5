import { cookieWords, cookiesMessages } from '#shared/messages/cookies.ts'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { ConsentContent } from '#shared/consent/consent.ts'
import { ServicesTable } from './services-table.tsx'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('consentServices', { frame: 'reading', Body: ConsentRegister })

function ConsentRegister({
  block: { id, title, lead },
  data,
}: BlockProps<'consentServices', ConsentContent['categories']>) {
  const words = useWords(cookieWords)
  return (
    <UtilitySection id={id} title={title} lead={lead}>
      {data.map((category) => (
        <section key={category.id} className={styles.category}>
          <h3>{category.title}</h3>
          {category.services.length > 0 ? (
            <ServicesTable caption={cookiesMessages.caption(category.title)} services={category.services} />
          ) : (
            <p className={styles.none}>{words.noServices}</p>
          )}
        </section>
      ))}
    </UtilitySection>
  )
}
