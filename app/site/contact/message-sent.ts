/** Told to the page when a message is on its way, with the name of who sent it. */
export const messageSent = 'message-sent'

export function tellMessageSent(name: string): void {
  document.dispatchEvent(new CustomEvent(messageSent, { detail: name.trim() }))
}
