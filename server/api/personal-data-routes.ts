import { z } from 'zod'
import { consentIdForm } from '#shared/consent/consent.ts'
import { nameMaxLength, phoneMaxLength } from '#shared/limits.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { personalDataPaths } from '#shared/personal-data/personal-data.ts'
import { plainName, plainPhone } from '#server/personal-data/identifiers.ts'
import { reportPage } from '#server/personal-data/report-page.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'
import { emailSchema } from './users.ts'

const words = personalDataMessages.search
const nothing = z.literal('')

const isWhole = (phone: string) => plainPhone(phone).length >= 6
/** One word would be half of the people. */
const isFull = (name: string) => plainName(name).includes(' ')

const personFields = z.strictObject({
  email: z.union([nothing, emailSchema]).default(''),
  phone: z
    .union([nothing, z.string().trim().max(phoneMaxLength, words.badPhone).refine(isWhole, words.badPhone)])
    .default(''),
  name: z
    .union([nothing, z.string().trim().max(nameMaxLength, words.badName).refine(isFull, words.badName)])
    .default(''),
  consentId: z.union([nothing, z.string().trim().regex(consentIdForm, words.badConsentId)]).default(''),
})
const isGiven = ({ email, phone, name }: { email: string; phone: string; name: string }) =>
  Boolean(email || phone || name)
const noneGiven = { path: ['email'], message: words.noneGiven }
const personSchema = personFields.refine(isGiven, noneGiven)
const exportSchema = personFields.extend({ format: z.enum(['json', 'html']) }).refine(isGiven, noneGiven)

/** What is known of a person, handed over or erased. The address is in the body, never in an address that logs keep. */
export const personalDataRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: personalDataPaths.search(),
    right: 'administrate',
    fresh: true,
    audit: { none: 'only looks, and a line with the address would be one more place of it' },
    body: personSchema,
    handler: postSearch,
  }),
  guardedRow({
    method: 'POST',
    path: personalDataPaths.export(),
    right: 'administrate',
    fresh: true,
    audit: ['person.export'],
    body: exportSchema,
    handler: postExport,
  }),
  guardedRow({
    method: 'POST',
    path: personalDataPaths.erase(),
    right: 'administrate',
    fresh: true,
    audit: ['person.erase'],
    body: personSchema,
    handler: postErase,
  }),
]

async function postSearch({ backend: { personalData }, body }: Call<never, typeof personSchema>): Promise<Response> {
  return privateJson(await personalData.report(body))
}

/** The text of a file, which the page saves. */
async function postExport({ backend, principal: by, body }: Call<never, typeof exportSchema>): Promise<Response> {
  const { personalData, identity, config } = backend
  const report = await personalData.disclosure(body)
  const count = report.sections.reduce((sum, { records }) => sum + records.length, 0)
  await identity.audit({ by, action: 'person.export', subject: `${body.format.toUpperCase()}, ${count}` })
  const text =
    body.format === 'json' ? JSON.stringify(report, null, 2) : reportPage(report, new URL(config.publicUrl).host)
  return privateJson({ name: `auskunft-${report.madeAt.slice(0, 10)}.${body.format}`, text })
}

async function postErase({ backend: { personalData }, principal, body }: Call<never, typeof personSchema>) {
  return privateJson(await personalData.erase(body, principal))
}
