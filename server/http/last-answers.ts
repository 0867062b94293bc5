import type { Server, ServerResponse } from 'node:http'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { startupWords } from '#shared/messages/startup.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import type { Log } from '#server/base/log.ts'
import { errorResponse } from './error-response.ts'
import { failurePage } from './failure-page.ts'
import { answersUnderWay } from './farewell.ts'
import { nextRequestId } from './request-id.ts'

/** A process that cannot go on answers 503 to everybody who still waits, instead of cutting their connections. */
export async function giveLastAnswers(server: Server, log: Log): Promise<void> {
  const unanswered = answersUnderWay(server).filter(({ headersSent }) => !headersSent)
  await Promise.all(unanswered.map((response) => refuse(response, log)))
}

async function refuse(response: ServerResponse, log: Log): Promise<void> {
  const { headers, body } = response.req.headers.accept?.includes('text/html')
    ? failurePage(wordsFrom(startupWords))
    : errorResponse(new AppError('unavailable', 503, errorMessages.unavailable), log, nextRequestId())
  const text = await new Response(body).text()
  const { promise, resolve } = Promise.withResolvers<void>()
  response.once('close', resolve)
  response.writeHead(503, { ...Object.fromEntries(headers), connection: 'close' }).end(text)
  await promise
}
