import { bestEncoding, matches, type Conditions } from './answer.ts'
import { encode, type EncodedFor, type Representation } from './representation.ts'

/**
 * A finished answer as it is kept and sent (docs/decisions/0040): with its styles in it, for whoever opens it, and with
 * links to them, for the script of the page before, which mostly has them. Both work in either place.
 */
export type BothForms = { whole: Representation; linked: Representation }

/** The form that is asked for. Whoever already has the whole page is told that it is still the same. */
export function formOf({ whole, linked }: BothForms, asked: Omit<Conditions, 'method'>): Representation {
  return asked.isFetched && !isKnown(whole, asked) ? linked : whole
}

/** For what knows no styles. */
export function inOneForm(representation: Representation): BothForms {
  return { whole: representation, linked: representation }
}

type Texts = { status: number; headers: Headers; whole: string; linked: string }

/** Both forms of a page as they are sent. */
export async function encodeForms({ status, headers, whole, linked }: Texts, use: EncodedFor): Promise<BothForms> {
  const encoded = (text: string) => encode({ status, headers, body: Buffer.from(text) }, use)
  if (whole === linked) return inOneForm(await encoded(whole))
  const [first, second] = await Promise.all([encoded(whole), encoded(linked)])
  return { whole: first, linked: second }
}

function isKnown({ variants }: Representation, { ifNoneMatch, acceptEncoding }: Omit<Conditions, 'method'>): boolean {
  return Boolean(ifNoneMatch) && matches(ifNoneMatch!, variants[bestEncoding(acceptEncoding)].etag)
}
