import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { withinReason } from '#server/http/body.ts'

/** Nothing of such a file is imported. */
export function badArchive(cause?: unknown, message: string = exchangeMessages.badArchive): AppError {
  return new AppError('bad-archive', 422, message, { cause })
}

export function parseArchiveJson(json: string): unknown {
  try {
    return withinReason(JSON.parse(json))
  } catch (cause) {
    throw badArchive(cause)
  }
}
