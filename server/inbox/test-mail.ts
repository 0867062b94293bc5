import type { ConnectionTest } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import type { MailRoute } from '../base/settings/mail-config.ts'
import { failureReason } from './failure-reason.ts'
import type { LetterWords } from './route.ts'

type Way = {
  send: (letter: LetterWords, limitMs: number) => Promise<string>
  routeKind: () => MailRoute['kind']
  limitMs: number
}

const { result, testMail: words } = connectionMessages
const answerMaxLength = 300

/** Sends a mail to whoever asks for it, and tells what the other side said. */
export async function testMail(to: string, { send, routeKind, limitMs }: Way): Promise<ConnectionTest> {
  if (routeKind() === 'none') return { ok: false, text: result.mailNone, answer: null }
  try {
    const answer = await send({ to, subject: words.subject, lines: (company) => [words.text(company)] }, limitMs)
    return { ok: true, text: result.mailSent(to), answer: shortened(answer) }
  } catch (cause) {
    const { response } = cause as { response?: string }
    return { ok: false, text: failureReason(cause), answer: response ? shortened(response) : null }
  }
}

function shortened(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ').trim().slice(0, answerMaxLength)
}
