import { formMessages as words } from '#shared/messages/admin-form.ts'
import fields from '#kit/fields/field.module.css'
import { useForm } from '#admin/kit/form-context.ts'
import { usePageSuggestions } from '#admin/kit/use-page-suggestions.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

/** An address to type, with the pages of this site to choose from; below stands what it leads to. */
export function LinkInput(props: InputProps) {
  const { id, value, onChange, onLeave } = props
  const { pages } = useForm()
  const href = String(value ?? '')
  usePageSuggestions(href)
  const page = pages.find((entry) => entry.value === href)
  return (
    <>
      <input
        {...controlProps(props)}
        className="text-input"
        value={href}
        list={`${id}-seiten`}
        placeholder={words.linkPlaceholder}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <datalist id={`${id}-seiten`}>
        {pages.map((entry) => (
          <option key={entry.value} value={entry.value}>
            {words.linkChoice(entry.area, entry.label)}
          </option>
        ))}
      </datalist>
      {page && <p className={fields.help}>{words.leadsTo(page.label)}</p>}
    </>
  )
}
