import type { PublicBackend } from '#server/context.ts'
import { topicPages, type TopicName } from '#shared/services/topic-pages.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toPostTeaser, toProjectTeaser, toQuestion, toVoice } from '#shared/blocks/teasers.ts'
import { readPage } from './read-page.ts'

/** A page about one service with what belongs to it: projects, a customer's voice, questions and posts. */
export async function readTopic(site: PublicBackend, name: TopicName) {
  const topic = topicPages[name]
  const { content } = site
  const [page, services, projects, voices, questions, posts, categories] = await Promise.all([
    readPage(site, name),
    content.list('services'),
    content.list('portfolio'),
    content.section(content.list('testimonials')),
    content.list('faq'),
    content.posts.newest(shownCounts.topicPosts, ({ category }) => category === topic.category),
    content.list('categories'),
  ])
  const voice = voices?.find(({ service }) => service === topic.service)
  return {
    page,
    projects: projects
      .filter(({ service }) => service === topic.service)
      .slice(0, shownCounts.topicProjects)
      .map((project) => toProjectTeaser(project, services)),
    voice: voices ? voice && toVoice(voice) : null,
    questions: questions.filter((entry) => entry.topic === topic.questions).map(toQuestion),
    posts: posts.map((post) => toPostTeaser(post, categories)),
  }
}
