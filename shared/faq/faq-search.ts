import { textOf } from '#shared/text/html-text.ts'
import { wordFinder } from '#shared/search/search-words.ts'

type Topic = { questions: { question: string; answer: string }[] }

/** The questions that hold every word searched for, in question or answer; topics without any are left out. */
export function searchFaq<T extends Topic>(topics: T[], search: string): T[] {
  const holdsWords = wordFinder(search)
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => holdsWords(`${question} ${textOf(answer)}`)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
