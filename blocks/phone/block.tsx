import { contactDetails } from '#shared/company/company.ts'
import { useSite } from '#site/page/site.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('phone', { Body: OfflinePhone })

function OfflinePhone({ block }: BlockProps<'phone'>) {
  const { company, footer } = useSite()
  const { phone, phoneHref } = contactDetails(company, footer)
  return (
    <section>
      <h2>{block.title}</h2>
      <p>{block.lead}</p>
      <a className={`${styles.phone} no`} href={phoneHref}>
        {phone}
      </a>
    </section>
  )
}
