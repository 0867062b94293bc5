import { dialogPaths } from '#shared/dialogs/dialogs.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { paths } from '#shared/addresses/site-paths.ts'

/** Kept after the first visit, whatever page that was, the most urgent first. */
export const importantPages: readonly string[] = [
  offlinePath,
  emergencyPath,
  paths.status(),
  paths.home(),
  paths.contact(),
  paths.faq(),
  paths.impressum(),
  paths.datenschutz(),
  paths.agb(),
  paths.barrierefreiheit(),
  paths.cookies(),
]

/** What the dialogs of every page show. */
export const dialogContents: readonly string[] = Object.keys(dialogPaths).map((name) => paths.dialogContent(name))
