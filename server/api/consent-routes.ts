import { consentAddress } from '#shared/consent/consent.ts'
import * as consent from './consent.ts'
import { getPageViews } from './page-views.ts'
import type { ApiRoute } from './route.ts'

/** Cookie consent and the counting that needs none. */
export const consentRoutes: ApiRoute[] = [
  { method: 'GET', path: consentAddress, right: 'public', handler: consent.getConsent },
  { method: 'POST', path: consentAddress, right: 'public', handler: consent.postConsent },
  { method: 'DELETE', path: consentAddress, right: 'public', handler: consent.deleteConsent },
  {
    method: 'GET',
    path: `${consentAddress}/export.csv`,
    right: 'administrate',
    audit: ['consent.export'],
    handler: consent.getConsentCsv,
  },
  { method: 'GET', path: '/api/page-views', right: 'edit-content', handler: getPageViews },
]
