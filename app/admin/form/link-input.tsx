import { completeAddress } from '#shared/addresses/complete-address.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import fields from '#kit/fields/field.module.css'
import { useForm } from '#admin/kit/form-context.ts'
import { LinkSearch } from '#admin/kit/link-search.tsx'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

/** An address to type, with the pages and files of this site to choose from; below stands what it leads to. */
export function LinkInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  const { pages } = useForm()
  const href = String(value ?? '')
  const page = pages.find((entry) => entry.value === href)
  return (
    <>
      <LinkSearch
        {...controlProps(props)}
        className="text-input"
        value={href}
        onChange={onChange}
        onPick={(target) => onChange(target.value)}
        onBlur={() => {
          if (completeAddress(href) !== href) onChange(completeAddress(href))
          onLeave()
        }}
      />
      {page && <p className={fields.help}>{words.leadsTo(page.label)}</p>}
    </>
  )
}
