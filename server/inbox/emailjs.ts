import { templateParams } from '#shared/contact/contact.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { deliveryMessages } from '#shared/messages/mail.ts'
import { outboundLimits, type OutboundLimits } from '#server/base/limits.ts'
import type { EmailJsRoute } from '../base/settings/mail-config.ts'
import type { OpenRoute } from './route.ts'

/** The version of the client whose call is forwarded. */
const libVersion = '4.4.1'
const reasonMaxLength = 200

/**
 * Forwards the call of spec §7 to an EmailJS-compatible provider: the same shape, but ids and recipient are the
 * configuration's (J6). Only 200 counts as taken.
 */
export function openEmailJs(
  { url, publicKey, serviceId, templateId, privateKey }: EmailJsRoute,
  limits: Pick<OutboundLimits, 'emailJsMs'> = outboundLimits,
): OpenRoute {
  const address = new URL('/api/v1.0/email/send', url)

  async function call(params: ReturnType<typeof templateParams>, signal: AbortSignal): Promise<string> {
    const body = {
      lib_version: libVersion,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
      // Providers in strict mode ask servers for it; without the setting the shape stays the client's.
      ...(privateKey && { accessToken: privateKey }),
    }
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.emailJsMs)]),
    })
    const answer = await readStart(response)
    if (response.status !== 200) throw new Error(deliveryMessages.provider(response.status, answer))
    return `${response.status} ${answer}`.trim()
  }

  return {
    async deliver({ message, to }, signal) {
      await call(templateParams({ ...message, email: asciiEmail(message.email) }, asciiEmail(to)), signal)
    },
    send: ({ to, from, siteName, text }, signal) =>
      call(
        templateParams({ name: siteName, email: asciiEmail(from), phone: '', message: text }, asciiEmail(to)),
        signal,
      ),
    // Such a provider knows no call but the one that sends.
    async greet() {},
    close() {},
  }
}

/** The first line of an answer; however long it is, no more is read. */
async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const { value = new Uint8Array() } = await reader.read()
  await reader.cancel()
  const text = new TextDecoder().decode(value.subarray(0, 4 * reasonMaxLength))
  return text.split('\n')[0]!.trim().slice(0, reasonMaxLength)
}
