import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#shared/zod.ts'

/** As `npm run update-check` leaves it in the data folder. */
const checkSchema = z.object({ at: z.iso.datetime(), vulnerable: z.number().int().min(0) })
export type DependencyCheck = z.infer<typeof checkSchema>

/** Undefined where nobody has looked on this machine. */
export async function readDependencyCheck(dataDir: string): Promise<DependencyCheck | undefined> {
  const text = await readFile(join(dataDir, 'dependency-check.json'), 'utf8').catch(() => '')
  if (text === '') return undefined
  try {
    return checkSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Nodes have folders of their own; what another one knew last counts until somebody knows better. */
export function newerCheck(
  own: DependencyCheck | undefined,
  known: DependencyCheck | undefined,
): DependencyCheck | undefined {
  return own && known ? (own.at >= known.at ? own : known) : (own ?? known)
}
