import type { ReactNode } from 'react'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import type { Path } from '#shared/editing/values.ts'
import { placeAbout } from '#shared/help/group-help.ts'
import { useForm } from '#admin/kit/form.ts'
import { HelpLegend } from '#admin/kit/help-link.tsx'
import fields from '#kit/fields/field.module.css'
import styles from './form.module.css'

/** Draws one field; handed in, because fields hold groups and lists, which hold fields. */
export type DrawField = (path: Path, field: FieldDefinition) => ReactNode

export function FieldGroup({ path, field, draw }: { path: Path; field: FieldDefinition; draw: DrawField }) {
  return (
    <fieldset className={styles.group} data-field={path} aria-labelledby={legendId(path)}>
      <GroupLegend path={path} label={field.label} />
      {field.help && <p className={fields.help}>{field.help}</p>}
      {Object.entries(field.fields ?? {}).map(([name, inner]) => draw(`${path}.${name}`, inner))}
    </fieldset>
  )
}

/** What the fieldset of a group is named by. */
export const legendId = (path: Path) => `gruppe-${path.replaceAll('.', '-')}`

/** The name of a group and the way to what the manual says about it. */
export function GroupLegend({ path, label }: { path: Path; label: string }) {
  return <HelpLegend id={legendId(path)} label={label} place={placeAbout(useForm().content, path)} />
}
