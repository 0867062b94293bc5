import { textOf } from '#shared/text/html-text.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'
import { createEntry } from './entry.ts'
import { readableText, sectionsOf } from './readable-text.ts'
import { eachOf, type Source } from './source.ts'

const faq = eachOf(
  'faq',
  ({ id, question, answer, topic }, { nameOf }) =>
    createEntry({ id: `faq/${id}`, kind: 'faq', title: question, url: `${paths.faq()}#${id}` }, [
      { text: readableText(answer), keywords: nameOf('faqTopics', topic) },
    ]),
  ['faqTopics'],
)

const services = eachOf(
  'services',
  (service, { words }) => {
    const { id, title, summary, highlights, description, offers, process } = service
    const [start, ...sections] = sectionsOf(description)
    return createEntry({ id: `service/${id}`, kind: 'service', title, url: servicePath(service) }, [
      { text: [summary, start?.text].join('\n'), keywords: highlights.join(' ') },
      ...sections,
      ...offers.map((offer) => ({ heading: offer.title, text: offer.text || offer.title })),
      { heading: words.process, text: process.map((step) => `- ${step.title}: ${step.text}`).join('\n') },
    ])
  },
  ['wordsSearch'],
)

const trainings = eachOf(
  'trainings',
  (training, { words, nameOf }) => {
    const [format, level] = [nameOf('trainingFormats', training.format), nameOf('trainingLevels', training.level)]
    const { id, title, summary, duration, audience, contents, outcome, description, price, priceUnit } = training
    const facts = [
      `${words.duration}: ${duration}`,
      format && `${words.format}: ${format}`,
      level && `${words.level}: ${level}`,
      `${words.audience}: ${audience}`,
      price && `${words.price}: ${price} ${priceUnit}`,
    ]
    return createEntry({ id: `training/${id}`, kind: 'training', title, url: paths.trainingOffer(id) }, [
      {
        text: [summary, ...facts.filter(Boolean).map((fact) => `- ${fact}`)].join('\n'),
        keywords: 'Schulung Kurs Preis Kosten Dauer lange',
      },
      { heading: words.contents, text: contents.map((line) => `- ${line}`).join('\n'), keywords: 'Schulung' },
      { text: [outcome, readableText(description)].filter(Boolean).join('\n'), keywords: 'Schulung' },
    ])
  },
  ['trainingFormats', 'trainingLevels', 'wordsSearch'],
)

const jobs = eachOf(
  'jobs',
  (job, { words }) => {
    const { id, address, title, location, employment, start, salary, summary, tasks, profile, offer } = job
    const facts = [
      `${words.location}: ${location}`,
      `${words.employment}: ${employment}`,
      start && `${words.start}: ${start}`,
      salary && `${words.salary}: ${salary}`,
    ]
    const points = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
    return createEntry({ id: `job/${id}`, kind: 'job', title, url: paths.job(address) }, [
      {
        text: [summary, ...facts.filter(Boolean).map((fact) => `- ${fact}`)].join('\n'),
        keywords: 'Stelle Job Gehalt arbeiten bewerben',
      },
      { heading: words.tasks, text: points(tasks), keywords: 'Stelle' },
      { heading: words.profile, text: points(profile), keywords: 'Stelle Voraussetzungen Anforderungen' },
      { heading: words.offer, text: points(offer), keywords: 'Stelle Urlaub' },
    ])
  },
  ['wordsSearch'],
)

const posts = eachOf('blogPosts', ({ id, address, title, teaser, content, tags }) => {
  const [start, ...sections] = sectionsOf(content)
  return createEntry({ id: `post/${id}`, kind: 'post', title, url: paths.post(address) }, [
    { text: [teaser, start?.text].join('\n'), keywords: tags.join(' ') },
    ...sections.map((section) => ({ ...section, url: paths.post(address) + (section.id && `#${section.id}`) })),
  ])
})

const projects = eachOf(
  'portfolio',
  (project, { words }) => {
    const { id, address, title, client, industry, summary, challenge, solution, results, technologies } = project
    return createEntry({ id: `project/${id}`, kind: 'project', title, url: paths.project(address) }, [
      {
        text: [
          summary,
          `- ${words.client}: ${client}`,
          ...results.map(({ value, label }) => `- ${value} ${label}`),
        ].join('\n'),
        keywords: ['Referenz Projekt', industry, ...technologies].join(' '),
      },
      { heading: words.challenge, text: textOf(challenge) },
      { heading: words.solution, text: readableText(solution) },
    ])
  },
  ['wordsSearch'],
)

const incidents = eachOf('incidents', ({ id, title, text, affected, updates }) =>
  createEntry({ id: `incident/${id}`, kind: 'page', title, url: `${paths.status()}#${id}` }, [
    {
      text: [text, ...affected.map((name) => `- ${name}`), ...updates.map((update) => update.text)].join('\n'),
      keywords: 'Störung Ausfall Wartung Status',
    },
  ]),
)

/** Collections whose items are found one by one; one without words of its own takes a line with `itemsOf`. */
export const contentSources: Source[] = [faq, services, trainings, jobs, posts, projects, incidents]
