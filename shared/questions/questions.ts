/** Questions to the chat with the same words that the site could not answer. */
export type QuestionGroup = { key: string; question: string; count: number; lastAskedAt: string }
