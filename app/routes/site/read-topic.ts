import type { PageBackend } from '#server/context.ts'
import { topicPostsShown, topicProjectsShown } from '#shared/constants.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import { toPostTeaser, toProjectTeaser, toQuestion, toVoice } from '#shared/blocks/teasers.ts'
import { readPage } from './read-page.ts'

type Topic = { page: string; service: string; questions: FaqEntry['topic']; category: string }

/** A page about one service with what belongs to it: projects, a customer's voice, questions and posts. */
export async function readTopic(site: PageBackend, topic: Topic) {
  const { content } = site
  const [page, services, projects, voices, questions, posts, categories] = await Promise.all([
    readPage(site, topic.page),
    content.list('services'),
    content.list('portfolio'),
    content.section(content.list('testimonials')),
    content.list('faq'),
    content.list('blogPosts'),
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
    posts: posts
      .filter(({ category }) => category === topic.category)
      .slice(0, topicPostsShown)
      .map((post) => toPostTeaser(post, categories)),
  }
}
