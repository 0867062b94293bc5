/** An answer that is not sent yet. Its id is the one under which it will be sent, however many attempts that takes. */
export type ReplyDraft = { id: string; subject: string; text: string }

const drafts = new Map<string, ReplyDraft>()

/** What was begun and left stays until the tab is closed: whoever looks something up loses no word. */
export const replyDrafts = {
  of: (message: string) => drafts.get(message),
  keep: (message: string, draft: ReplyDraft) => void drafts.set(message, draft),
  drop: (message: string) => void drafts.delete(message),
}
