import { contactWords } from '#shared/messages/contact.ts'
import { useWords } from '#site/page/words.ts'

export function PhoneLabel({ required }: { required: boolean }) {
  const words = useWords(contactWords)
  return required ? (
    words.labels.phone
  ) : (
    <>
      {words.labels.phone} <em>{words.labels.optional}</em>
    </>
  )
}
