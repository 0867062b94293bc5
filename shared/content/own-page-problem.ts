import { addressProblem } from '#shared/addresses/own-pages.ts'

const letters = 'Die Adresse darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten'
const taken = (address: string) => `Die Adresse /${address} gehört schon zur Website. Bitte wählen Sie eine andere`

/** Why a page of one's own cannot have an address, in words. Apart from its definition, which knows every kind of block. */
export function ownPageProblem(address: string): string | undefined {
  const problem = addressProblem(address)
  if (problem === 'letters') return letters
  return problem && taken(address)
}
