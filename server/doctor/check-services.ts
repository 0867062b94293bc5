import { randomBytes } from 'node:crypto'
import type { ConnectionTest } from '#shared/connections/connections.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import { testWebhook } from '#server/chat/test-webhook.ts'
import type { Config } from '#server/base/config.ts'
import type { Connections } from '#server/connections/connections.ts'
import { failureReason } from '#server/inbox/failure-reason.ts'
import { createWayOut } from '#server/inbox/way-out.ts'
import type { S3Settings } from '#server/base/settings/s3-settings.ts'
import { judgeProvider } from '#server/sign-in/judge-provider.ts'
import { findingsOf } from './findings.ts'

type Given = { config: Config; connections: Pick<Connections, 'mail' | 'webhook' | 'providers' | 'shown'> }

export async function checkMail({ config, connections: { mail } }: Given): Promise<Finding> {
  const words = doctorMessages.mail
  const tell = findingsOf('mail', words.title)
  const { route, unreadable } = mail()
  if (unreadable) return tell.problem({ text: unreadable, advice: words.advice })
  if (route.kind === 'none') return tell.off({ text: words.off })
  if (route.kind === 'emailjs') return tell.ok({ text: words.emailJs })
  const { publicUrl, outbound } = config
  const wayOut = createWayOut({ mail, publicUrl, limits: outbound })
  try {
    await wayOut.useAlone((opened) => opened.greet(), outbound.connectionTestMs)
    return tell.ok({ text: words.ok })
  } catch (cause) {
    return tell.problem({ text: failureReason(cause), advice: words.advice })
  }
}

export async function checkWebhook({ config, connections }: Given): Promise<Finding> {
  const words = doctorMessages.webhook
  const tell = findingsOf('webhook', words.title)
  const { problem } = connections.shown().chat
  if (problem) return tell.problem({ text: problem, advice: words.advice })
  const webhook = connections.webhook()
  if (!webhook) return tell.off({ text: words.off })
  return tested(tell, await testWebhook(webhook, config.outbound.connectionTestMs), words.advice)
}

export async function checkProviders({ config, connections }: Given): Promise<Finding[]> {
  const words = doctorMessages.provider
  const tellOf = (id: string, name: string) => findingsOf(`oidc.${id}`, words.title(name))
  const off = connections
    .shown()
    .providers.flatMap(({ id, values, problem }) =>
      problem ? [tellOf(id, values.name).problem({ text: problem, advice: words.offAdvice })] : [],
    )
  const judged = connections.providers().map(async (provider) => {
    const judgement = await judgeProvider(provider, config.outbound.oidcDiscoveryMs)
    return tested(tellOf(provider.id, provider.name), judgement, words.advice)
  })
  const findings = [...off, ...(await Promise.all(judged))]
  return findings.length > 0 ? findings : [findingsOf('oidc', words.none).off({ text: words.off })]
}

/** Writes, reads and deletes an object of its own. */
export function checkStores({ config }: Pick<Given, 'config'>): Promise<Finding[]> {
  const words = doctorMessages.store
  const stores = [
    ['s3.media', words.media, config.objectStorage],
    ['s3.backup', words.backup, config.backup.objectStorage],
  ] as const
  return Promise.all(stores.map(([check, title, settings]) => checkStore(check, title, settings, config)))
}

async function checkStore(check: string, title: string, settings: S3Settings | undefined, { outbound }: Config) {
  const words = doctorMessages.store
  const tell = findingsOf(check, title)
  if (!settings) return tell.off({ text: words.off })
  // Loaded only where it is used, as everywhere.
  const { openS3Store } = await import('#server/media/s3-store.ts')
  const store = openS3Store(settings, outbound)
  const key = `doctor/${randomBytes(8).toString('hex')}`
  try {
    const written = randomBytes(32)
    await store.put(key, written, 'application/octet-stream')
    const read = await new Response((await store.get(key))?.body).arrayBuffer()
    const listed = await store.list('doctor/')
    await store.delete([key])
    const isSame = written.equals(Buffer.from(read)) && listed.includes(key) && (await store.size(key)) === undefined
    return isSame ? tell.ok({ text: words.ok }) : tell.problem({ text: words.other, advice: words.advice })
  } catch (cause) {
    return tell.problem({ text: (cause as Error).message, advice: words.advice })
  } finally {
    store.close()
  }
}

function tested(tell: ReturnType<typeof findingsOf>, { ok, text }: ConnectionTest, advice: string): Finding {
  return ok ? tell.ok({ text }) : tell.problem({ text, advice })
}
