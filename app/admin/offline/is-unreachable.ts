import { isRouteErrorResponse } from 'react-router'

/** The server did not answer in time. */
export class NoAnswerError extends Error {}

/** Whether an error says that the server is out of reach, and nothing about what was asked. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true
  // Each browser has its own words for a request that never arrived.
  if (error instanceof TypeError) return /fetch|network|load failed/i.test(error.message)
  return isRouteErrorResponse(error) && error.status >= 502 && error.status <= 504
}
