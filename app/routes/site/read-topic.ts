import type { PublicBackend } from '#server/context.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import { toPostTeaser, toProjectTeaser, toQuestion, toVoice } from '#shared/blocks/teasers.ts'
import { readPage } from './read-page.ts'

/** Projects and posts on the page of one service. */
export const topicProjectsShown = 3
export const topicPostsShown = 2

type Topic = { page: string; service: string; questions: FaqEntry['topic']; category: string }

/** A page about one service with what belongs to it: projects, a customer's voice, questions and posts. */
export async function readTopic(site: PublicBackend, topic: Topic) {
  const { content } = site
  const [page, services, projects, voices, questions, posts, categories] = await Promise.all([
    readPage(site, topic.page),
    content.list('services'),
    content.list('portfolio'),
    content.section(content.list('testimonials')),
    content.list('faq'),
    content.posts.newest(topicPostsShown, ({ category }) => category === topic.category),
    content.list('categories'),
  ])
  const voice = voices?.find(({ service }) => service === topic.service)
  return {
    page,
    projects: projects
      .filter(({ service }) => service === topic.service)
      .slice(0, topicProjectsShown)
      .map((project) => toProjectTeaser(project, services)),
    voice: voices ? voice && toVoice(voice) : null,
    questions: questions.filter((entry) => entry.topic === topic.questions).map(toQuestion),
    posts: posts.map((post) => toPostTeaser(post, categories)),
  }
}
