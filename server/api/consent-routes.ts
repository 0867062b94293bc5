import { consentAddress } from '#shared/consent/consent.ts'
import * as consent from './consent.ts'
import { getPageViews } from './page-views.ts'
import { guardedRow, publicRow, type ApiRoute } from './route.ts'

/** Cookie consent and the counting that needs none. */
export const consentRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: consentAddress, admit: consent.limitChoices, handler: consent.getConsent }),
  publicRow({
    method: 'POST',
    path: consentAddress,
    admit: consent.limitChoices,
    body: consent.choiceSchema,
    handler: consent.postConsent,
  }),
  publicRow({ method: 'DELETE', path: consentAddress, admit: consent.limitChoices, handler: consent.deleteConsent }),
  guardedRow({
    method: 'GET',
    path: `${consentAddress}/export.csv`,
    right: 'administrate',
    audit: ['consent.export'],
    handler: consent.getConsentCsv,
  }),
  guardedRow({ method: 'GET', path: '/api/page-views', right: 'edit-content', handler: getPageViews }),
]
