import { Form } from 'react-router'
import { Icon } from '#kit/icon/icon.tsx'

type AddressSearchProps = {
  action: string
  value: string
  label: string
  submit: string
  maxLength: number
  /** What else the address says, so that searching keeps it. */
  keep?: Record<string, string>
}

/** A search whose words stand in the address as `suche`, so that what it found can be kept and sent. */
export function AddressSearch({ action, value, label, submit, maxLength, keep = {} }: AddressSearchProps) {
  return (
    <Form action={action} className="search-field">
      {Object.entries({ ...keep, suche: '' }).map(
        ([name, kept]) => kept && <input key={name} type="hidden" name={name} value={kept} />,
      )}
      <input
        key={value}
        type="search"
        className="text-input"
        name="suche"
        defaultValue={value}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
      />
      <button type="submit" aria-label={submit}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
