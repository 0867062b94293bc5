import { inspect } from 'node:util'
import { AppError } from '#shared/errors.ts'

/** Ends the process, whatever was begun: a reason that the operator can mend as a sentence, anything else as it is. */
export function exitBecause(error: unknown, complain: (text: string) => void): never {
  complain(error instanceof AppError && error.code === 'cannot-start' ? `\n${error.message}\n` : inspect(error))
  process.exit(1)
}
