import { legalPaths, type LegalName } from './legal-names.ts'

/** The archive of a legal text; apart from paths.ts, which every visitor loads. */
export const legalVersionPaths = {
  all: (name: LegalName) => `${legalPaths[name]}/fassungen`,
  one: (name: LegalName, seq: number) => `${legalPaths[name]}/fassungen/${seq}`,
} as const
