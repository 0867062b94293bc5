import { z } from 'zod'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { commentMaxLength, type DraftTalk } from '#shared/reviews/reviews.ts'
import type { Backend } from '#server/backend.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

const { errors } = reviewMessages
const commentSchema = z.strictObject({
  text: z.string(errors.empty).trim().min(1, errors.empty).max(commentMaxLength, errors.tooLong(commentMaxLength)),
})
const resolvedSchema = z.strictObject({ resolved: z.boolean() })

/** Drafts that wait for a review, and comments on them. Who approves one publishes it (content-routes.ts). */
export const reviewRoutes: ApiRoute[] = [
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id/review',
    right: 'drafts-by-collection',
    handler: getTalk,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/review',
    right: 'drafts-by-collection',
    audit: ['review.ask'],
    handler: postReview,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/review/return',
    right: 'by-collection',
    audit: ['review.return'],
    body: commentSchema,
    handler: postReturn,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/comments',
    right: 'drafts-by-collection',
    audit: ['comment.add'],
    body: commentSchema,
    handler: postComment,
  }),
  guardedRow({
    method: 'PATCH',
    path: '/api/editing/:collection/:id/comments/:comment',
    right: 'drafts-by-collection',
    audit: ['comment.resolve', 'comment.reopen'],
    body: resolvedSchema,
    handler: patchComment,
  }),
]

async function getTalk({ backend, parameters }: Call<'collection' | 'id'>) {
  return answerTalk(backend, parameters)
}

async function postReview({ backend, parameters, principal: by }: Call<'collection' | 'id'>) {
  await backend.reviews.ask(parameters, by.id)
  return answerTalk(backend, parameters)
}

async function postReturn({
  backend,
  parameters,
  principal: by,
  body,
}: Call<'collection' | 'id', typeof commentSchema>) {
  await backend.reviews.giveBack(parameters, body.text, by.id)
  return answerTalk(backend, parameters)
}

async function postComment({
  backend,
  parameters,
  principal: by,
  body,
}: Call<'collection' | 'id', typeof commentSchema>) {
  await backend.reviews.comment(parameters, body.text, by.id)
  return answerTalk(backend, parameters)
}

async function patchComment({
  backend,
  parameters,
  principal: by,
  body,
}: Call<'collection' | 'id' | 'comment', typeof resolvedSchema>) {
  await backend.reviews.resolve(parameters, parameters.comment, body.resolved, by.id)
  return answerTalk(backend, parameters)
}

/** With the names of people. */
async function answerTalk({ reviews, identity }: Backend, place: { collection: string; id: string }) {
  const { review, comments } = await reviews.talk(place)
  const ids = [...comments.map(({ author }) => author), ...(review ? [review.by] : [])]
  const names = await identity.names([...new Set(ids)])
  const named = (id: string) => names[id] ?? id
  const talk: DraftTalk = {
    review: review && { ...review, by: named(review.by) },
    comments: comments.map((comment) => ({ ...comment, author: named(comment.author) })),
  }
  return privateJson(talk)
}
