import { accountMailMessages } from '#shared/messages/account-mail.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { Database } from '../database/schema.ts'
import type { Post } from './post.ts'

const { changed } = accountMailMessages

/** Tells the owner of an account by mail what changed about signing in to it: a thief cannot do it unseen. */
export function createOwnerNotices({ database, post, now }: { database: Database; post: Post; now: () => Date }) {
  async function send(userId: string, change: keyof typeof changed.what): Promise<void> {
    const user = await database.query.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    if (!user) return
    const at = showBerlin(now().toISOString())
    await post.send({
      to: user.email,
      subject: changed.subject,
      lines: (company) => [changed.text(company), `${changed.what[change]} (${at})`, changed.notYou],
    })
  }

  return {
    tell(userId: string, change: keyof typeof changed.what): void {
      if (post.possible()) post.inBackground('mail about a change of an account', () => send(userId, change))
    },
  }
}
