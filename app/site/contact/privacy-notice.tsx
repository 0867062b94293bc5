import { contactWords } from '#shared/messages/contact.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { useWords } from '#site/page/words.ts'

/** The words before a message is sent (G9). The privacy policy is linked where the text names it, else at its end. */
export function PrivacyNotice({ text }: { text: string }) {
  const words = useWords(contactWords)
  const name = words.privacyLink
  const [before = '', ...after] = text.split(name)
  return (
    <>
      {after.length > 0 ? before : `${text} `}
      <SiteLink href={paths.datenschutz()} data-dialog="datenschutz">
        {name}
      </SiteLink>
      {after.join(name)}
    </>
  )
}
