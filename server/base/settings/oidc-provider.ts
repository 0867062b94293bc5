import { z } from 'zod'

const list = z.array(z.string().min(1)).default([])

/** `fetch` asks nobody at an address with a password in it. */
function isWithoutPassword(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

/** An OpenID Connect provider as the settings describe it. */
export const providerSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'must consist of small letters, digits and hyphens')
    // The name under which passwords are kept.
    .refine((id) => id !== 'credential', 'must not be "credential"'),
  name: z.string().min(1),
  issuer: z.url({ protocol: /^https?$/ }).refine(isWithoutPassword, 'must not hold a password'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** The day on which the provider stops taking the secret; only it knows, so somebody has to say. */
  secretExpires: z.iso.date().optional(),
  scopes: list.default(['openid', 'profile', 'email']),
  /** Counts e-mail addresses that the provider has not marked as verified; only for providers of one's own company. */
  trustEmails: z.boolean().default(false),
  groupsClaim: z.string().min(1).default('groups'),
  adminEmails: list,
  adminGroups: list,
  editorEmails: list,
  editorGroups: list,
})

export type Provider = z.output<typeof providerSchema>
