import { useEffect, useState } from 'react'
import type { PostHeading } from '#shared/post-headings.ts'

/** Everything above a line at a third of the screen counts as reached, however far it has scrolled away. */
const reached = '1000000px 0px -66% 0px'

/** The id of the last heading that was reached; none before the first, and none without JavaScript. */
export function useCurrentHeading(headings: PostHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id)
          else above.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => above.has(id))?.id)
      },
      { rootMargin: reached },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}
