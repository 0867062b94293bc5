import { z } from 'zod'
import { asciiEmail } from '#shared/text/email.ts'

const longest = 320

/** The address of an account as people type it; from here on a domain with umlauts is in its ASCII form. */
export const emailSchema = z
  .string('Ungültige E-Mail-Adresse')
  .trim()
  .max(longest, 'Ungültige E-Mail-Adresse')
  .transform(asciiEmail)
  .pipe(z.email('Ungültige E-Mail-Adresse'))
