import { paths } from './site-paths.ts'

/** The legal texts and the addresses of their pages. */
/** Earlier versions of a legal text. */
export const legalVersionPaths = {
  all: (name: string) => `/${name}/fassungen`,
  one: (name: string, seq: number) => `/${name}/fassungen/${seq}`,
} as const

export const legalPaths = {
  impressum: paths.impressum(),
  datenschutz: paths.datenschutz(),
  agb: paths.agb(),
  barrierefreiheit: paths.barrierefreiheit(),
} as const

export type LegalName = keyof typeof legalPaths

export function isLegalName(name: string): name is LegalName {
  return Object.hasOwn(legalPaths, name)
}
