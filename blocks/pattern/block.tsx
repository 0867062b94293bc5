import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { useSite } from '#site/page/site.ts'
import styles from './block.module.css'

export const block = defineBlock('pattern', { Body: PatternBlock })

/** A cloth from the visitor's own name. Without scripts there is none, and nothing of it to see. */
function PatternBlock({ block }: BlockProps<'pattern'>) {
  const { id, title, lead, label, svgLabel, pngLabel, tone } = block
  const { siteName } = useSite().settings
  return (
    <div data-behaviour="own-pattern" hidden>
      <HeadedSection id={id} tone={tone} title={title} lead={lead}>
        <div className={styles.pattern}>
          <div className={styles.words}>
            <TextField label={label} placeholder={siteName} maxLength={60} autoComplete="organization" />
            <div className={styles.files}>
              {svgLabel && (
                <Button variant="line" data-file="svg" disabled>
                  {svgLabel}
                </Button>
              )}
              {pngLabel && (
                <Button variant="line" data-file="png" disabled>
                  {pngLabel}
                </Button>
              )}
            </div>
          </div>
          <svg className={`${styles.cloth} warp-bg`} viewBox="0 0 480 600" aria-hidden="true" />
        </div>
      </HeadedSection>
    </div>
  )
}
