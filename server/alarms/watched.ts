import type { BackupState } from '#shared/backup/backup.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { alarmMessages } from '#shared/messages/alarms.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import type { SecurityTxt } from '#shared/site-security/security-txt.ts'
import type { Config } from '#server/base/config.ts'
import { knownDamage } from '#server/database/integrity.ts'
import type { Database } from '#server/database/schema.ts'
import { checkCertificate } from '#server/doctor/check-address.ts'
import { checkBackups } from '#server/doctor/check-database.ts'
import { findingsOf } from '#server/doctor/findings.ts'
import { checkDisk } from '#server/doctor/this-machine.ts'
import type { Provider } from '#server/base/settings/oidc-provider.ts'

export type WatchParts = {
  config: Config
  database: Database
  backups: { state(): Promise<BackupState> }
  providers(): Provider[]
  /** Undefined on a site that is being set up. */
  securityTxt(): Promise<Pick<SecurityTxt, 'problem' | 'ends'> | undefined>
  now: () => Date
}

const dayMs = 86_400_000
/** A mail that still waits then has been tried for several minutes. */
const patientAttempts = 5
const failedCountsMs = 7 * dayMs
const secretSoonDays = 30

/** What somebody has to hear of who looks at nothing. Each thing is found good or bad, never unknown. */
export async function lookAtEverything(parts: WatchParts): Promise<Finding[]> {
  const { config, now } = parts
  return [
    checkDamage(parts),
    await checkDeliveries(parts),
    await checkAge(parts),
    await checkDisk(config),
    await checkCertificate(config.publicUrl, config.outbound.connectionTestMs, now),
    await checkSecurityTxt(parts),
    ...parts.providers().map((provider) => checkSecret(provider, now())),
  ]
}

/** By what this process has found; it looks at the whole every night. */
function checkDamage({ database }: WatchParts): Finding {
  const { title, damaged, advice } = doctorMessages.integrity
  const tell = findingsOf('database.integrity', title)
  const damage = knownDamage(database)
  return damage ? tell.problem({ text: damaged(damage), advice }) : tell.ok({ text: '' })
}

/** An alarm that does not leave is no reason for another one, nor is a subscriber whose mailbox is gone. */
async function checkDeliveries({ database: { query }, now }: WatchParts): Promise<Finding> {
  const words = alarmMessages.deliveries
  const since = new Date(now().getTime() - failedCountsMs).toISOString()
  const rows = await query
    .selectFrom('outbox')
    .select(['state', 'attempts', 'give_up_at'])
    .where('kind', '!=', 'alarm')
    .where('message_id', 'is not', null)
    .where('state', 'in', ['failed', 'waiting'])
    .execute()
  const failed = rows.filter(({ state, give_up_at }) => state === 'failed' && give_up_at > since).length
  const waiting = rows.filter(({ state, attempts }) => state === 'waiting' && attempts >= patientAttempts).length
  const tell = findingsOf('deliveries', words.title)
  const { advice } = words
  return failed + waiting > 0 ? tell.problem({ text: words.text(failed, waiting), advice }) : tell.ok({ text: '' })
}

/** A backup that fails says so by itself; here counts that none was made for long. */
async function checkAge({ config, backups, now }: WatchParts): Promise<Finding> {
  const state = await backups.state()
  const finding = checkBackups(config, { ...state, problem: null }, now())
  return config.backup.nightly ? finding : { ...finding, state: 'off' }
}

function checkSecret({ id, name, secretExpires }: Provider, now: Date): Finding {
  const words = alarmMessages.secret
  const tell = findingsOf(`secret.${id}`, words.title(name))
  if (!secretExpires) return tell.off({ text: '' })
  const days = Math.floor((Date.parse(secretExpires) - now.getTime()) / dayMs) + 1
  return days < secretSoonDays ? tell.problem({ text: words.text(days), advice: words.advice }) : tell.ok({ text: '' })
}

/** Where nobody set an end it is renewed by itself, and there is nothing to say. */
async function checkSecurityTxt({ securityTxt, now }: WatchParts): Promise<Finding> {
  const words = alarmMessages.securityTxt
  const tell = findingsOf('security.txt', words.title)
  const { problem, ends } = (await securityTxt()) ?? {}
  if (!problem) return tell.ok({ text: '' })
  const days = ends === undefined ? undefined : Math.ceil((Date.parse(ends) - now().getTime()) / dayMs)
  return tell.problem({ text: words.problems[problem](days ?? 0), advice: words.advice })
}
