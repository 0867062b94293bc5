import { cookieWords, cookiesMessages } from '#shared/messages/cookies.ts'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { Island } from '#site/page/island.tsx'
import { ConsentSection } from './consent-section.tsx'
import { ServicesTable } from './services-table.tsx'
import styles from './consent-blocks.module.css'
import { useWords } from '#site/page/words.ts'

/** Where visitors change what they chose. */
export function ConsentSwitches({ block: { id, title, lead }, data }: BlockProps<'consentSettings'>) {
  const { revision, hash, categories } = data
  const content = { revision, hash, categories }
  return (
    <UtilitySection id={id} title={title} lead={lead}>
      <div data-behaviour="consent-settings">
        <Island name="consent-settings" wake="touch" props={{ content }}>
          <ConsentSection content={content} />
        </Island>
      </div>
    </UtilitySection>
  )
}

export function ConsentRegister({ block: { id, title, lead }, data }: BlockProps<'consentServices'>) {
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
