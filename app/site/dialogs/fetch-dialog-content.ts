import type { DialogContents, DialogName } from '#shared/dialogs/dialogs.ts'
import { paths } from '#shared/addresses/site-paths.ts'

const patienceMs = 10_000

type Fetching = { closed: AbortSignal; fresh?: boolean }

export async function fetchDialogContent<Name extends DialogName>(
  name: Name,
  { closed, fresh = false }: Fetching,
): Promise<DialogContents[Name]> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(patienceMs)])
  const response = await fetch(paths.dialogContent(name), { signal, cache: fresh ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`dialog content answered ${response.status}`)
  return response.json()
}
