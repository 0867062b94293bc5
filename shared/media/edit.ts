import { z } from '../zod.ts'
import { isPlainFileName } from './file-types.ts'
import { focalSteps } from './variants.ts'

const focalStep = z.union(focalSteps.map((step) => z.literal(step)))

export const mediaTag = z.string().trim().min(1, 'Bitte leere Schlagwörter entfernen').max(40, 'Höchstens 40 Zeichen')
export const mostMediaTags = 20

/** What people may change of an entry. */
export const mediaEditSchema = z.strictObject({
  name: z.string().trim().refine(isPlainFileName, 'Bitte einen einfachen Dateinamen angeben').optional(),
  alt: z.string().trim().max(300, 'Höchstens 300 Zeichen').optional(),
  decorative: z.boolean().optional(),
  focal: z.strictObject({ x: focalStep, y: focalStep }).optional(),
  tags: z.array(mediaTag).max(mostMediaTags, 'Höchstens 20 Schlagwörter').optional(),
})
export type MediaEdit = z.infer<typeof mediaEditSchema>
