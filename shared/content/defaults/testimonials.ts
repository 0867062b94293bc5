import type { Defaults } from '../define.ts'
import type { testimonialFields } from '../testimonials.ts'

export const testimonialDefaults: Defaults<typeof testimonialFields> = []
