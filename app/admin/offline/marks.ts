/** Which tab leads (lease.ts). */
export const leaseMark = 'lease'
/** Under which names screens are kept for times without a connection. */
export const frameMark = 'frame'
export const screenMark = (address: string) => `screen ${address}`
