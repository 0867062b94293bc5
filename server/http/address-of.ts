/** Set by our own server from the connection (J29); what a client writes into it is overwritten. */
export const addressHeader = 'x-schaufenster-address'

/** The visitor's address, for limits only: it is never stored or logged. */
export function addressOf(request: Request): string {
  return request.headers.get(addressHeader) ?? ''
}
