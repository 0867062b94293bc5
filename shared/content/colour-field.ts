import { z } from '../zod.ts'
import { withSchemas } from './lazy-schemas.ts'

type ColourOptions = {
  help?: string
  initial: string
  /** Why a colour cannot be published; undefined where it can. */
  problem(colour: string): string | undefined
}

/** A colour as #rrggbb. */
export function colour(label: string, { help, initial, problem }: ColourOptions) {
  const message = 'Bitte eine Farbe wie #1b7f4b angeben'
  const written = () => z.string(message).trim().toLowerCase()
  const schema = () =>
    written()
      .regex(/^#[0-9a-f]{6}$/, message)
      .refine((value) => problem(value) === undefined, { error: ({ input }) => problem(String(input)) })
      .default(initial)
  return withSchemas(
    { input: 'colour' as const, label, help, required: true },
    { schema, draft: () => written().max(20, message).default(initial) },
  )
}
