import { z } from '../zod.ts'
import { isPlainFileName } from './file-types.ts'
import { focalSteps } from './variants.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const focalStep = z.union(focalSteps.map((step) => z.literal(step)))

export const mediaTag = z.string().trim().min(1, wrongInput.emptyTag).max(40, wrongInput.atMost(40))
export const mostMediaTags = 20

/** What people may change of an entry. */
export const mediaEditSchema = z.strictObject({
  name: z.string().trim().refine(isPlainFileName, wrongInput.fileNameForm).optional(),
  alt: z.string().trim().max(300, wrongInput.atMost(300)).optional(),
  decorative: z.boolean().optional(),
  focal: z.strictObject({ x: focalStep, y: focalStep }).optional(),
  tags: z.array(mediaTag).max(mostMediaTags, wrongInput.tooManyTags(mostMediaTags)).optional(),
})
export type MediaEdit = z.infer<typeof mediaEditSchema>
