import { chatApiPath } from '#shared/chat/chat-events.ts'
import { postChat } from './chat.ts'
import { postQuestionDiscard, postQuestionDraft } from './questions.ts'
import type { ApiRoute } from './route.ts'

/** The chat of visitors, and what it could not answer. */
export const chatRoutes: ApiRoute[] = [
  { method: 'POST', path: chatApiPath, right: 'public', handler: postChat },
  {
    method: 'POST',
    path: '/api/questions/draft',
    right: 'edit-content',
    audit: ['content.create'],
    handler: postQuestionDraft,
  },
  {
    method: 'POST',
    path: '/api/questions/discard',
    right: 'edit-content',
    audit: ['question.discard'],
    handler: postQuestionDiscard,
  },
]
