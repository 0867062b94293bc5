import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import styles from './site-security.module.css'

/** The company for address books: by camera or as a file. */
export function CompanyCard({ name }: { name: string }) {
  const { card: words } = useWords(siteSecurityWords)
  return (
    <Section id="visitenkarte">
      <SectionHead title={words.title} lead={words.text} />
      <div className={styles.card}>
        <img
          className={styles.qr}
          src={discoveryPaths.vcardQr()}
          alt={words.qr({ name })}
          width={220}
          height={220}
          loading="lazy"
        />
        <LinkButton href={discoveryPaths.vcard()} variant="line">
          {words.vcard}
        </LinkButton>
      </div>
    </Section>
  )
}
