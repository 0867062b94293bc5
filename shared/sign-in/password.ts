import { passwordMessages } from '#shared/messages/sign-in.ts'

/** Passwords: long rather than complicated. */
const passwordMinLength = 12

export type PasswordStrength = { level: 'weak' | 'fair' | 'strong'; problem?: string }
/** What somebody who knows the person would try first. */
type Known = readonly string[]

const common =
  /pass?w[o0]rt|pass?w[o0]rd|kennwort|geheim|hallo|willkommen|welcome|admin|qwert[yz]|asdf|letmein|iloveyou|schatz|fussball|sommer|winter/gi
const runs = /(.)\1{2,}|(?:0123|1234|2345|3456|4567|5678|6789|7890|9876|8765|7654|6543|5432|4321|abcd|bcde|cdef)/gi

/**
 * Long enough, and not made of what everybody tries first. Words that are known count as one character each, so
 * "Passwort123456" is as short as it really is. No rules on digits or signs: they only make passwords worse.
 */
export function judgePassword(password: string, known: Known = []): PasswordStrength {
  if (password.length < passwordMinLength)
    return { level: 'weak', problem: passwordMessages.tooShort(passwordMinLength) }
  const effective = effectiveLength(password, known)
  if (effective < passwordMinLength - 2) return { level: 'weak', problem: passwordMessages.tooEasy }
  return { level: effective >= 16 ? 'strong' : 'fair' }
}

function effectiveLength(password: string, known: Known): number {
  let rest = password.toLowerCase()
  for (const word of known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)))
    if (word.length > 3) rest = rest.replaceAll(word, '\u0001')
  rest = rest.replaceAll(common, '\u0001').replaceAll(runs, '\u0002')
  return Math.min(rest.length, new Set(rest).size * 2)
}
