import { randomInt } from 'node:crypto'

/** Read off paper and typed: without 0 and O, 1, I and l, and in capitals only. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codes = 10
const half = 5

/** Codes that stand for the authenticator app, once each: "7KDQM-2XWPA". */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]!).join('')
  return Array.from({ length: codes }, () => `${part()}-${part()}`)
}
