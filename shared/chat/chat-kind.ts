/** Who answers: the webhook's model, or the built-in assistant. The label says which (I8, J8). */
export type ChatAssistantKind = 'ai' | 'automatic'
