import { prepareAlone } from '../start.ts'
import type { Given } from './given.ts'
import { exitBecause } from './exit-because.ts'

/** Schema and default content alone, before nodes of a new version start (deploy/kubernetes.yaml). */
export async function runMigration({ environment, say, complain }: Given): Promise<number> {
  try {
    await prepareAlone({ environment, say })
    return 0
  } catch (error) {
    return exitBecause(error, complain)
  }
}
