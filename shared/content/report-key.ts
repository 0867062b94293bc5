import { z } from '../zod.ts'
import { multiline } from './fields.ts'
import { withSchemas } from './lazy-schemas.ts'

/** What a key for confidential reports can be: an OpenPGP key or the certificate for S/MIME, both as text. */
const forms = {
  openpgp: /^-----BEGIN PGP PUBLIC KEY BLOCK-----\r?\n[\s\S]+\r?\n-----END PGP PUBLIC KEY BLOCK-----$/,
  smime: /^-----BEGIN CERTIFICATE-----\r?\n[A-Za-z0-9+/=\s]+\r?\n-----END CERTIFICATE-----$/,
} as const
export type ReportKeyKind = keyof typeof forms

const longest = 20_000
const wrong =
  'Bitte einen öffentlichen OpenPGP-Schlüssel oder ein Zertifikat als Text einfügen, mit Anfangs- und Endzeile'
const secret = 'Das ist ein geheimer Schlüssel. Er gehört nicht hierher; bitte nur den öffentlichen einfügen'

/** Undefined for anything else, above all for a private key. */
export function reportKeyKind(key: string): ReportKeyKind | undefined {
  const text = key.trim()
  if (isPrivate(text)) return undefined
  return (Object.keys(forms) as ReportKeyKind[]).find((kind) => forms[kind].test(text))
}

/** A private key is refused even in a draft: it would be kept in versions and backups. */
export function reportKeyField(label: string, help: string) {
  const { input } = multiline(label)
  const open = () =>
    z
      .string(wrong)
      .trim()
      .max(longest, wrong)
      .refine((text) => !isPrivate(text), secret)
  return withSchemas(
    { input, label, help, required: false },
    {
      schema: () =>
        open()
          .refine((text) => text === '' || reportKeyKind(text) !== undefined, wrong)
          .default(''),
      draft: () => open().default(''),
    },
  )
}

function isPrivate(text: string): boolean {
  return /PRIVATE KEY/.test(text)
}
