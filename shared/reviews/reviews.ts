export const commentMaxLength = 2_000
/** Per item; resolved ones make room. */
export const mostComments = 200

/** Between those who write and those who publish; published work is in no state. */
export type ReviewState = 'waiting' | 'returned'
type Review = { state: ReviewState; by: string; at: string }
export type DraftComment = { id: string; author: string; text: string; createdAt: string; resolvedAt: string | null }
export type DraftTalk = { review: Review | null; comments: DraftComment[] }

export const reviewPaths = {
  talk: (collection: string, id: string) => `/api/editing/${collection}/${encodeURIComponent(id)}/review`,
  giveBack: (collection: string, id: string) => `${reviewPaths.talk(collection, id)}/return`,
  comments: (collection: string, id: string) => `/api/editing/${collection}/${encodeURIComponent(id)}/comments`,
  comment: (collection: string, id: string, comment: string) =>
    `${reviewPaths.comments(collection, id)}/${encodeURIComponent(comment)}`,
} as const
