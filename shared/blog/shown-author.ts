import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { TeamMember } from '#shared/content/team.ts'

/** Who wrote a post, as everything that names them shows it: byline, box below the post, structured data. */
export type ShownAuthor = Pick<BlogPost['author'], 'name' | 'role' | 'avatar' | 'portrait'> & { description: string }

/**
 * A person of the team is shown as the team shows them, with the role that the post gives them, if it gives one. Somebody
 * who does not belong to it, or left, is who the post says; so posts keep their author. Null is a team that is unreadable.
 */
export function shownAuthor({ member, ...written }: BlogPost['author'], team: TeamMember[] | null): ShownAuthor {
  const person = member === '' ? undefined : team?.find(({ id }) => id === member)
  if (!person) return { ...written, description: '' }
  const { name, role, image, portrait, description } = person
  return { name, role: written.role || role, avatar: image, portrait, description }
}
