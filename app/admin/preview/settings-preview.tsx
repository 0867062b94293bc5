import type { Values } from '#shared/editing/values.ts'
import { livePreviewMessages } from '#shared/messages/live-preview.ts'
import { mayHoldTokens } from '#shared/company/company-tokens.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Mark } from '#kit/logo/logo.tsx'
import styles from './settings-preview.module.css'

const words = livePreviewMessages.elsewhere

/** How name, sentence and pictures look outside the site: in a browser tab, a search result and a shared link. */
export function SettingsPreview({ values, publicUrl }: { values: Values; publicUrl: string }) {
  const text = (name: string) => String(values[name] ?? '')
  const host = publicUrl.replace(/^https?:\/\//, '')
  const { siteName } = useAdminFrame()
  // What follows the company profile reads as the site is called now.
  const typed = mayHoldTokens(text('siteName')) ? siteName : text('siteName')
  const [name, description] = [typed || words.name, text('siteDescription') || words.description]
  const image = text('socialPreviewImage')
  return (
    <section className={styles.previews} aria-label={words.title}>
      <figure>
        <figcaption>{words.tab}</figcaption>
        <div className={styles.tab}>
          {text('faviconUrl') ? <img src={text('faviconUrl')} alt="" /> : <Mark />}
          <span>{name}</span>
        </div>
      </figure>
      <figure>
        <figcaption>{words.result}</figcaption>
        <div className={styles.result}>
          <span>{host}</span>
          <b>{shortened(`${name} – ${description}`, 60)}</b>
          <p>{shortened(description, 160)}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{words.card}</figcaption>
        <div className={styles.card}>
          <div>{image ? <img src={image} alt="" /> : <Mark />}</div>
          <p>
            <span>{host}</span>
            <b>{name}</b>
            {shortened(description, 110)}
          </p>
        </div>
      </figure>
    </section>
  )
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
