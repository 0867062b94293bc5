import { postWords } from '#shared/messages/blog.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { chatWindowWords } from '#shared/messages/chat.ts'
import { consentWords } from '#shared/messages/consent.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { cookieWords } from '#shared/messages/cookies.ts'
import { dialogWords } from '#shared/messages/dialogs.ts'
import { embedWords } from '#shared/messages/embed.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { legalWords } from '#shared/messages/legal.ts'
import { offlineWords } from '#shared/messages/offline.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { trainingWords } from '#shared/messages/training.ts'
import { changesIn, type WordGroup } from '#shared/words/word-group.ts'
import { useSite } from './site.ts'

/** What is said by scripts and islands; all else is in the HTML (tests/architecture.test.ts holds that none is missing). */
const saidByScripts: readonly WordGroup[] = [
  postWords,
  chatReplyWords,
  chatWindowWords,
  consentWords,
  contactWords,
  cookieWords,
  dialogWords,
  embedWords,
  faqWords,
  legalWords,
  offlineWords,
  openingHoursWords,
  trainingWords,
]

/** What scripts cannot know by themselves: what the owner changed of what they say. At first that is nothing. */
export function SiteWords() {
  const { words } = useSite()
  const changed = saidByScripts.flatMap((group) => {
    const changes = changesIn(group.texts, words[group.name])
    return changes ? [[group.name, changes]] : []
  })
  return changed.length > 0 && <div hidden data-words={JSON.stringify(Object.fromEntries(changed))} />
}
