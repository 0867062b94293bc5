import { chatApiPath } from '#shared/chat/chat-events.ts'
import { chatRequestSchema } from '#shared/chat/chat.ts'
import { limitQuestions, postChat } from './chat.ts'
import { groupSchema, postQuestionDiscard, postQuestionDraft } from './questions.ts'
import { guardedRow, publicRow, type ApiRoute } from './route.ts'

/** The chat of visitors, and what it could not answer. */
export const chatRoutes: ApiRoute[] = [
  publicRow({ method: 'POST', path: chatApiPath, admit: limitQuestions, body: chatRequestSchema, handler: postChat }),
  guardedRow({
    method: 'POST',
    path: '/api/questions/draft',
    right: 'edit-content',
    audit: ['content.create'],
    body: groupSchema,
    handler: postQuestionDraft,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/questions/discard',
    right: 'edit-content',
    audit: ['question.discard'],
    body: groupSchema,
    handler: postQuestionDiscard,
  }),
]
