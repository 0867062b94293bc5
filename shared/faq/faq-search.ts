import { wordFinder } from '#shared/search/search-words.ts'

type Entry = { question: string; text: string }
type Topic = { questions: Entry[] }
type Searched<T extends Topic> = Omit<T, 'questions'> & {
  questions: (T['questions'][number] & { hidden: boolean })[]
  hidden: boolean
}

/** Hides the questions that lack a word searched for, in question and answer, and the topics without any other. */
export function searchFaq<T extends Topic>(topics: T[], search: string): Searched<T>[] {
  const holdsWords = wordFinder(search)
  return topics.map((topic) => {
    const questions = topic.questions.map((entry: T['questions'][number]) => ({
      ...entry,
      hidden: !holdsWords(`${entry.question} ${entry.text}`),
    }))
    return { ...topic, questions, hidden: questions.every(({ hidden }) => hidden) }
  })
}

/** How many questions a search leaves. */
export function countShown(topics: Searched<Topic>[]): number {
  return topics.flatMap(({ questions }) => questions).filter(({ hidden }) => !hidden).length
}
