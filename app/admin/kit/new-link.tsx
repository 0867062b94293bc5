import { useState } from 'react'
import { previewLinkMessages as words } from '#shared/messages/editor-dialogs.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'

type LinkPeriodProps = { days: number; onChange: (days: number) => void; className?: string }

/** For how long a link is to be valid. */
export function LinkPeriod({ days, onChange, className }: LinkPeriodProps) {
  return (
    <Field className={className} label={words.period}>
      {(control) => (
        <select {...control} value={days} onChange={({ target }) => onChange(Number(target.value))}>
          {Object.entries(words.periods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The server keeps only a fingerprint of the link, so it is shown this once. */
export function NewLink({ url, className }: { url: string; className?: string }) {
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    )
  return (
    <Field className={className} label={words.newLink}>
      {(control) => (
        <>
          <input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
          <Button size="small" variant="line" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <output>{copied && (copied === 'done' ? words.copied : words.copyFailed)}</output>
        </>
      )}
    </Field>
  )
}
