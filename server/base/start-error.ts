import { AppError } from '#shared/errors.ts'

/** A reason not to start that the operator can mend: shown as a plain sentence, without a stack. */
export function startError(message: string, options: { cause?: unknown } = {}): AppError {
  return new AppError('cannot-start', 503, message, options)
}
