import type { Field } from '#shared/content/fields.ts'
import type { Path, Values } from '#shared/editing/values.ts'
import { FieldRow } from './field-row.tsx'
import styles from './form.module.css'

export function FieldGroup({ path, field, values }: { path: Path; field: Field; values: Values }) {
  return (
    <fieldset className={styles.group} data-field={path}>
      <legend>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {Object.entries(field.fields ?? {}).map(([name, inner]) => (
        <FieldRow key={name} path={`${path}.${name}`} field={inner} values={values} />
      ))}
    </fieldset>
  )
}
