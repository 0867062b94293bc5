import {
  consentAddress,
  consentDecisionHeader,
  consentIdForm,
  consentIdHeader,
  type OwnConsent,
} from '#shared/consent/consent.ts'
import { guardedRow, publicRow, type ApiRoute, type Call, type PublicCall } from './route.ts'
import { pageViewRange } from '#shared/page-views/page-views.ts'
import { privateJson, noContent, streamed } from './answers.ts'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { consentAdminMessages, consentCsvHead } from '#shared/messages/consent-admin.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { addressOf } from '#server/http/address-of.ts'

const choiceSchema = z.strictObject({
  id: z.string().regex(consentIdForm),
  decision: z.string().regex(consentIdForm).optional(),
  notice: z.string().regex(/^[0-9a-f]{64}$/),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})

/** Cookie consent and the counting that needs none. */
export const consentRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: consentAddress, admit: limitChoices, handler: getConsent }),
  publicRow({
    method: 'POST',
    path: consentAddress,
    admit: limitChoices,
    body: choiceSchema,
    handler: postConsent,
  }),
  publicRow({ method: 'DELETE', path: consentAddress, admit: limitChoices, handler: deleteConsent }),
  guardedRow({
    method: 'GET',
    path: `${consentAddress}/export.csv`,
    right: 'administrate',
    audit: ['consent.export'],
    handler: getConsentCsv,
  }),
  guardedRow({ method: 'GET', path: '/api/page-views', right: 'edit-content', handler: getPageViews }),
]

/** Totals of the last days, for the dashboard and for scripts: `?tage=7`, 30 or 365. */
async function getPageViews({ request, backend: { pageViews } }: Call): Promise<Response> {
  const range = pageViewRange(new URL(request.url).searchParams.get('tage'))
  return privateJson(await pageViews.report(range))
}

async function limitChoices({ request, backend }: Pick<PublicCall, 'request' | 'backend'>): Promise<void> {
  await backend.consent.limit.take(addressOf(request))
}

/** A visitor's choice for the ledger; answers whether it was kept. */
async function postConsent({ backend: { consent }, body }: PublicCall<never, typeof choiceSchema>): Promise<Response> {
  const recorded = await consent.keepsLedger()
  if (recorded) await consent.ledger.record(body)
  return privateJson({ recorded })
}

/** The visitor's own entries. */
async function getConsent({ request, backend: { consent } }: PublicCall): Promise<Response> {
  const id = ownId(request)
  const own: OwnConsent = { kept: await consent.keepsLedger(), entries: await consent.ledger.entries(id) }
  return privateJson(own)
}

/** Takes everything back. Entries are never changed, so this adds one. */
async function deleteConsent({ request, backend: { consent } }: PublicCall): Promise<Response> {
  const decision = request.headers.get(consentDecisionHeader) ?? ''
  await consent.ledger.withdraw(ownId(request), consentIdForm.test(decision) ? decision : undefined)
  return noContent()
}

/** The whole ledger for spreadsheets: semicolons and a byte order mark, as German ones expect. */
async function getConsentCsv({ backend: { consent, identity, now }, principal: by }: Call): Promise<Response> {
  await identity.audit({ by, action: 'consent.export', subject: consentAdminMessages.title })
  async function* lines() {
    yield `\uFEFF${consentCsvHead.join(';')}\r\n`
    for await (const row of consent.ledger.all()) {
      const { seq, at, consent_id, action, preferences, analytics, marketing, revision, notice } = row
      const cells = [seq, at, consent_id, action, 1, preferences, analytics, marketing, revision, notice]
      yield `${cells.join(';')}\r\n`
    }
  }
  // Two types for one thing: the DOM's and Node's.
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream
  return new Response(body, {
    headers: {
      ...streamed,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="einwilligungen-${germanDay(now())}.csv"`,
    },
  })
}

function ownId(request: Request): string {
  const id = request.headers.get(consentIdHeader) ?? ''
  if (!consentIdForm.test(id)) throw new AppError('missing-id', 400, errorMessages.missingConsentId)
  return id
}
