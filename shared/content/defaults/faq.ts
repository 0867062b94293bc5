import type { Defaults } from '../define.ts'
import type { faqFields } from '../faq.ts'

export const faqDefaults: Defaults<typeof faqFields> = []
