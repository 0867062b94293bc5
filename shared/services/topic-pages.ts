import { paths } from '#shared/addresses/site-paths.ts'
import type { FaqEntry } from '#shared/content/faq.ts'

export type Topic = {
  path: string
  /** Whose projects and voices it shows, by id. */
  service: string
  questions: FaqEntry['topic']
  /** Whose posts it shows, by id. */
  category: string
}

/** The pages about one subject, by the id of their texts, and what of other lists belongs to them. */
export const topicPages = {
  'healthcare-it': {
    path: paths.healthcareIt(),
    service: 'healthcare-it',
    questions: 'health',
    category: 'healthcare-it',
  },
  recruitment: {
    path: paths.recruitment(),
    service: 'personalberatung',
    questions: 'recruitment',
    category: 'personal',
  },
  ai: { path: paths.ai(), service: 'ki', questions: 'ai', category: 'ki' },
  ecommerce: { path: paths.ecommerce(), service: 'ecommerce', questions: 'web', category: 'web-und-shop' },
  security: {
    path: paths.security(),
    service: 'it-sicherheit',
    questions: 'security',
    category: 'it-sicherheit',
  },
} as const satisfies Record<string, Topic>
