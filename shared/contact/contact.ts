import * as z from 'zod/mini'
import {
  messageMinLength,
  nameMinLength,
  phoneMinLength,
  emailMaxLength,
  messageMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from '#shared/limits.ts'
import { asciiEmail } from '#shared/text/email.ts'
import type { contactWords } from '#shared/messages/contact.ts'
import type { Words } from '#shared/words/word-group.ts'
import { germanNumber } from '#shared/messages/german-number.ts'

// zod/mini and not zod: visitors load this file with the form.

/** What the form says. */
export type ContactWords = Words<typeof contactWords.texts>
export type ContactValues = { name: string; email: string; phone: string; message: string }
/** The form as it is filled in; the answer never leaves the browser. */
export type ContactEntries = ContactValues & { mathAnswer: string }
export type ContactFieldName = keyof ContactEntries
export type ContactProblems = Partial<Record<ContactFieldName, string>>
/** What the owner decides about the form (J18). */
export type ContactRules = { phoneRequired: boolean; securityQuestion: boolean }
/** The same, with the guards of A7 and A9, which are off by default. */
export type ContactSettings = ContactRules & { blockHeadless: boolean; pauseMs: number }
/** The form as the server makes it for visitors without JavaScript (J3). */
export type PlainForm = {
  ticket: string
  task: string
  entries: ContactEntries
  problems: ContactProblems
  notice: string
}
/** What is asked, for example `3 + 4`. */
export type SecurityQuestion = { task: string; answer: number }

const wholeNumber = /^\s*[+-]?\d+\s*$/

export const contactFieldNames = ['name', 'email', 'phone', 'message', 'mathAnswer'] as const
export const noEntries: ContactEntries = { name: '', email: '', phone: '', message: '', mathAnswer: '' }

/** What names our own relay in the call of spec §7. Public: the ticket is what counts (I3). */
export const relayServiceId = 'schaufenster'
export const relayTemplateId = 'kontakt'

/** The rules of spec §5, for the browser and the relay alike; lengths count without the blanks around (H7). */
export function contactFields({ phoneRequired }: ContactRules, { fields: words }: Pick<ContactWords, 'fields'>) {
  const phone = oneLine(words.phone, phoneMaxLength, words.phoneTooLong({ most: phoneMaxLength })).check(
    z.refine((value) => (value === '' ? !phoneRequired : value.length >= phoneMinLength), words.phone),
  )
  return {
    name: oneLine(words.name, nameMaxLength, words.nameTooLong({ most: nameMaxLength })).check(
      z.minLength(nameMinLength, words.name),
    ),
    email: z.string(words.email).check(z.trim(), z.refine(isMailAddress, words.email)),
    phone,
    message: z
      .string(words.message)
      .check(
        z.overwrite(withPlainBreaks),
        z.trim(),
        z.minLength(messageMinLength, words.message),
        z.maxLength(messageMaxLength, words.messageTooLong({ most: germanNumber(messageMaxLength) })),
      ),
    mathAnswer: z.string(words.mathAnswer).check(z.regex(wholeNumber, words.mathAnswer)),
  }
}

/** A domain with umlauts counts in the form that mail servers know. */
export function isMailAddress(value: string): boolean {
  const ascii = asciiEmail(value)
  return ascii.length <= emailMaxLength && z.regexes.email.test(ascii)
}

/** The fields of the form, without the question where the owner leaves it out. */
export function askedFields({ securityQuestion }: Pick<ContactRules, 'securityQuestion'>): readonly ContactFieldName[] {
  return contactFieldNames.filter((name) => securityQuestion || name !== 'mathAnswer')
}

/** What is wrong with each field; fields in order are missing. */
export function findProblems(entries: ContactEntries, rules: ContactRules, words: ContactWords): ContactProblems {
  const schemas = contactFields(rules, words)
  return Object.fromEntries(
    askedFields(rules).flatMap((name) => {
      const { error } = schemas[name].safeParse(entries[name])
      return error ? [[name, error.issues[0]!.message]] : []
    }),
  )
}

/** Operators are equally likely; the result is never negative (spec §5, J45). */
export function makeSecurityQuestion(random: () => number = Math.random): SecurityQuestion {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const operator = between(0, 2)
  if (operator === 2) {
    const [first, second] = [between(1, 5), between(1, 5)]
    return { task: `${first} × ${second}`, answer: first * second }
  }
  if (operator === 1) {
    const first = between(1, 10)
    const second = between(1, first)
    return { task: `${first} − ${second}`, answer: first - second }
  }
  const [first, second] = [between(1, 10), between(1, 10)]
  return { task: `${first} + ${second}`, answer: first + second }
}

export function isRightAnswer({ answer }: SecurityQuestion, text: string): boolean {
  return wholeNumber.test(text) && Number(text) === answer
}

/** The parameters of the call in spec §7. The relay ignores `to_email`: the recipient is the server's to know. */
export function templateParams({ name, email, phone, message }: ContactValues, toEmail: string) {
  return { to_email: toEmail, from_name: name, from_email: email, phone, message }
}

/** Goes into a mail's header or on one line of it: line breaks and other control characters become blanks. */
function oneLine(missing: string, max: number, tooLong: string) {
  return z.string(missing).check(
    z.overwrite((value) => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
    z.trim(),
    z.maxLength(max, tooLong),
  )
}

/** One kind of line break, and none of the characters that no keyboard writes. */
function withPlainBreaks(value: string): string {
  return value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
