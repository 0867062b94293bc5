/** Where a question was asked in vain: of the chat, or of the search that found nothing. */
export type QuestionOrigin = 'chat' | 'search'

/** Questions that mean the same and that the site could not answer. */
export type QuestionGroup = {
  key: string
  /** The newest of them. */
  question: string
  count: number
  lastAskedAt: string
  origins: QuestionOrigin[]
}
