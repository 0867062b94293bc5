import type { ContactRules, PlainForm } from '#shared/contact/contact.ts'
import { barrierFormPaths } from '#shared/addresses/contact-paths.ts'
import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { PlainContactForm } from '#site/contact/plain-contact-form.tsx'
import { useWords } from '#site/page/words.ts'

/** For who meets a barrier: a form that asks for no script and no telephone. */
export function BarrierReport({ form, rules, sent }: { form: PlainForm | null; rules: ContactRules; sent: boolean }) {
  const { report: words } = useWords(accessibilityWords)
  return (
    <Section id="formular" tone="sunken">
      <SectionHead title={words.title} lead={words.text} />
      {sent && <output>{words.sent}</output>}
      {form ? (
        <PlainContactForm
          form={form}
          rules={{ ...rules, phoneRequired: false }}
          privacy=""
          action={barrierFormPaths.action()}
        />
      ) : (
        !sent && <LinkButton href={barrierFormPaths.form()}>{words.open}</LinkButton>
      )}
    </Section>
  )
}
