/**
 * Pages carry their styles with them, each file in an element of its own that names its address (decision 40): the first
 * paint waits for nothing but the page, and whoever needs the same file later knows that it is there.
 */
export const styleAddress = 'data-href'

/** Where React asks for a style sheet; those that are meant for paper alone stay where they are. */
const styleLink = { begin: '<link rel="stylesheet" href="', end: '"/>' } as const

export function linkStyle(address: string): string {
  return styleLink.begin + address + styleLink.end
}

export function writeStyle(address: string, text: string): string {
  return `<style ${styleAddress}="${address}">${text}</style>`
}

const written = new RegExp(`<style ${styleAddress}="([^"]*)">[^]*?</style>`, 'g')

/** The page with links to its styles, for whoever mostly has them already. */
export function linkStyles(html: string): string {
  return html.replace(written, (_all, address: string) => linkStyle(address))
}
