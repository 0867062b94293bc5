import type { Defaults } from '../define.ts'
import type { blogPostFields } from '../blog-post-fields.ts'
import { accessibleShops } from './blog-posts/barrierefreie-shops.ts'
import { backups } from './blog-posts/datensicherung-3-2-1-1-0.ts'
import { electronicPatientRecord } from './blog-posts/epa-fuer-alle.ts'
import { recruiting } from './blog-posts/it-fachkraefte-finden.ts'
import { nis2Documentation } from './blog-posts/nis2-dokumentation.ts'
import { passkeys } from './blog-posts/passkeys-im-unternehmen.ts'
import { localLanguageModels } from './blog-posts/sprachmodelle-im-eigenen-serverraum.ts'
import { cloudMigration } from './blog-posts/umzug-in-die-cloud.ts'

export const blogPostDefaults: Defaults<typeof blogPostFields> = [
  passkeys,
  electronicPatientRecord,
  cloudMigration,
  localLanguageModels,
  nis2Documentation,
  backups,
  accessibleShops,
  recruiting,
]
