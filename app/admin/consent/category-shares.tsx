import { optionalCategories } from '#shared/consent/consent.ts'
import type { ConsentDay } from '#shared/consent/consent-totals.ts'
import { consentAdminMessages } from '#shared/messages/consent-admin.ts'
import type { RegisterCategory } from '#shared/consent/service-register.ts'
import { PanelNote } from '#admin/kit/panel.tsx'
import styles from './category-shares.module.css'

type CategorySharesProps = { sum: ConsentDay; categories: RegisterCategory[] }

/** How many of those who chose agreed to what. */
export function CategoryShares({ sum, categories }: CategorySharesProps) {
  const words = consentAdminMessages
  const all = sum.accepted + sum.partly + sum.rejected
  if (all === 0) return <PanelNote>{words.none}</PanelNote>
  return (
    <dl className={styles.shares}>
      {optionalCategories.map((category) => {
        const percent = Math.round((sum[category] / all) * 100)
        return (
          <div key={category}>
            <dt>{categories.find(({ id }) => id === category)?.title}</dt>
            <dd>{words.share(percent, sum[category])}</dd>
            <svg width="100%" height="14" aria-hidden="true">
              {[0, 5, 10].map((y) => (
                <rect key={y} y={y} width={`${percent}%`} height="4" />
              ))}
            </svg>
          </div>
        )
      })}
    </dl>
  )
}
