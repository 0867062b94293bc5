import { contactMessages } from '#shared/messages/contact.ts'

export function PhoneLabel({ required }: { required: boolean }) {
  return required ? (
    contactMessages.labels.phone
  ) : (
    <>
      {contactMessages.labels.phone} <em>{contactMessages.labels.optional}</em>
    </>
  )
}
