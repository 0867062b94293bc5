import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { contactDetails } from '#shared/company/company.ts'
import type { Chore } from '../chores.ts'
import type { Config } from '../config.ts'
import type { ContentStore } from '../content/store.ts'
import type { Database } from '../database/schema.ts'
import type { Log } from '../log.ts'
import type { MailRoute } from '../settings/mail-config.ts'
import { openEmailJs } from './emailjs.ts'
import { openInbox } from './inbox.ts'
import { openOutbox } from './outbox.ts'
import { deleteExpired } from './retention.ts'
import type { MailSite, OpenRoute } from './route.ts'
import { openSmtp } from './smtp.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'document'>
  config: Pick<Config, 'mail' | 'publicUrl' | 'outbound'>
  log: Log
  now: () => Date
}

const lookEveryMs = 5_000
const cleanEveryMs = 3_600_000

/** The inbox and the way out of it (I2). */
export async function openMail({ database, store, config, log, now }: Parts) {
  const { publicUrl } = config
  const route = openRoute(config.mail.route, config)
  const outbox = openOutbox({
    database,
    log,
    now,
    host: publicUrl.hostname,
    timeoutMs: config.outbound.mailAttemptMs,
    kinds: config.mail.route.kind === 'smtp' ? ['notification', 'acknowledgement'] : ['notification'],
    deliver:
      route &&
      (async ({ row, message }, signal) => {
        const site = await readSite()
        const { from = site.email, to = site.email } = config.mail
        await route.deliver({ kind: row.kind, mailId: row.mail_id, message, site, from, to }, signal)
      }),
  })
  await outbox.release()
  const inbox = openInbox({ database, outbox, route: config.mail.route.kind, now })

  async function readSite(): Promise<MailSite & { email: string }> {
    const [settings, company, footer] = await Promise.all([
      store.document('generalSettings'),
      store.document('companyProfile'),
      store.document('footer'),
    ])
    if (!settings || !company || !footer) throw new Error('the site has no content yet')
    const { email, phone, address } = contactDetails(company, footer)
    return {
      name: company.name,
      logo: settings.logoUrl && new URL(settings.logoUrl, publicUrl).href,
      address: address.replaceAll('\n', ', '),
      phone,
      email,
      inboxUrl: (id) => new URL(adminPaths.message(id), publicUrl).href,
    }
  }

  const chores: Chore[] = [
    { name: 'deliver mail', everyMs: lookEveryMs, work: outbox.deliverDue },
    { name: 'delete old messages', everyMs: cleanEveryMs, work: () => deleteExpired({ database, store, log, now }) },
  ]
  return {
    outbox,
    inbox,
    chores,
    async close() {
      await outbox.close()
      route?.close()
    },
  }
}

function openRoute(route: MailRoute, { publicUrl, outbound }: Parts['config']): OpenRoute | undefined {
  if (route.kind === 'smtp') return openSmtp(route, publicUrl, outbound)
  return route.kind === 'emailjs' ? openEmailJs(route, outbound) : undefined
}
