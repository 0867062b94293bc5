import { placeAbout } from '#shared/help/group-help.ts'
import type { Path } from '#shared/editing/values.ts'
import { useForm } from '#admin/kit/form-context.ts'
import { HelpLegend } from '#admin/kit/help-link.tsx'

/** What the fieldset of a group is named by. */
export const legendId = (path: Path) => `gruppe-${path.replaceAll('.', '-')}`

/** The name of a group and the way to what the manual says about it. */
export function GroupLegend({ path, label }: { path: Path; label: string }) {
  return <HelpLegend id={legendId(path)} label={label} place={placeAbout(useForm().content, path)} />
}
