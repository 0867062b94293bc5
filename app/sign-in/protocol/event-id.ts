/** Names one attempt to sign in; nobody else can guess it. */
export function newEventId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
