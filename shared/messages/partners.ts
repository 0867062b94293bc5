import { wordGroup } from '#shared/words/word-group.ts'

/** What the tiles of partners say. */
export const partnerWords = wordGroup('partners', {
  website: 'Website',
  yourName: 'Und Ihr Name?',
  become: 'Partner werden',
})
