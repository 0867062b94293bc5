import { Readable } from 'node:stream'
import { z } from 'zod'
import { consentDecisionHeader, consentIdForm, consentIdHeader, type OwnConsent } from '#shared/consent/consent.ts'
import { AppError, parse } from '#shared/errors.ts'
import { germanDay } from '#shared/time/german-day.ts'
import type { Principal } from '#shared/people/people.ts'
import { consentAdminMessages, consentCsvHead } from '#shared/messages/consent-admin.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '#server/backend.ts'
import { addressOf } from '#server/http/address-of.ts'
import { readJson } from '#server/http/body.ts'
import { streamed } from './answers.ts'
import type { PathParameters } from './route.ts'

const choice = z.strictObject({
  id: z.string().regex(consentIdForm),
  decision: z.string().regex(consentIdForm).optional(),
  notice: z.string().regex(/^[0-9a-f]{64}$/),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})

/** A visitor's choice for the ledger; answers whether it was kept. */
export async function postConsent(request: Request, { consent }: Backend): Promise<Response> {
  consent.limit.take(addressOf(request))
  const chosen = parse(choice, await readJson(request))
  const recorded = await consent.keepsLedger()
  if (recorded) await consent.ledger.record(chosen)
  return Response.json({ recorded }, { headers: noStore })
}

/** The visitor's own entries. */
export async function getConsent(request: Request, { consent }: Backend): Promise<Response> {
  consent.limit.take(addressOf(request))
  const id = ownId(request)
  const own: OwnConsent = { kept: await consent.keepsLedger(), entries: await consent.ledger.entries(id) }
  return Response.json(own, { headers: noStore })
}

/** Takes everything back. Entries are never changed, so this adds one. */
export async function deleteConsent(request: Request, { consent }: Backend): Promise<Response> {
  consent.limit.take(addressOf(request))
  const decision = request.headers.get(consentDecisionHeader) ?? ''
  await consent.ledger.withdraw(ownId(request), consentIdForm.test(decision) ? decision : undefined)
  return new Response(null, { status: 204, headers: noStore })
}

/** The whole ledger for spreadsheets: semicolons and a byte order mark, as German ones expect. */
export async function getConsentCsv(
  _request: Request,
  { consent, identity, now }: Backend,
  _parameters: PathParameters,
  by: Principal,
): Promise<Response> {
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

const noStore = { 'cache-control': 'no-store' }

function ownId(request: Request): string {
  const id = request.headers.get(consentIdHeader) ?? ''
  if (!consentIdForm.test(id)) throw new AppError('missing-id', 400, errorMessages.missingConsentId)
  return id
}
