import type { ServiceDefault } from '../service-fields.ts'
import { artificialIntelligence } from './services/ki.ts'
import { cloud } from './services/cloud.ts'
import { dataProtection } from './services/datenschutz.ts'
import { digitalMarketing } from './services/digitales-marketing.ts'
import { ecommerce } from './services/ecommerce.ts'
import { healthcareIt } from './services/healthcare-it.ts'
import { itSecurity } from './services/it-sicherheit.ts'
import { recruitment } from './services/personalberatung.ts'
import { searchEngineOptimisation } from './services/seo.ts'
import { securityAwareness } from './services/security-awareness.ts'
import { webDevelopment } from './services/webentwicklung.ts'

export const serviceDefaults: ServiceDefault[] = [
  webDevelopment,
  itSecurity,
  cloud,
  ecommerce,
  healthcareIt,
  artificialIntelligence,
  securityAwareness,
  dataProtection,
  digitalMarketing,
  searchEngineOptimisation,
  recruitment,
]
