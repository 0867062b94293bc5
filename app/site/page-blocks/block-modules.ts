import { lazy, type ComponentType } from 'react'
import type { PageBlockKind } from '#shared/content/page-blocks/page-block-kinds.ts'
import { keepPart } from '#site/page/block-parts.ts'
import type { BlockProps } from '#site/page/block-props.ts'

type Drawn<Kind extends PageBlockKind> = ComponentType<BlockProps<Kind>>

/**
 * How each kind of block is drawn. Each is loaded by itself, so that a page brings the styles of the blocks it has and no
 * others (scripts/block-styles.mjs).
 */
const blockModules: { [Kind in PageBlockKind]: () => Promise<Drawn<Kind>> } = {
  hero: async () => (await import('#site/blocks/band-block.tsx')).HeroBlock,
  text: async () => (await import('#site/blocks/text/text-block.tsx')).TextBlock,
  entries: async () => (await import('#site/blocks/entries/entries-block.tsx')).EntriesBlock,
  picture: async () => (await import('#site/blocks/media/picture-block.tsx')).PictureBlock,
  gallery: async () => (await import('#site/blocks/media/picture-block.tsx')).GalleryBlock,
  quote: async () => (await import('#site/blocks/voices/voices-block.tsx')).QuoteBlock,
  table: async () => (await import('#site/blocks/text/table-block.tsx')).TableBlock,
  artefact: async () => (await import('#site/blocks/artefact/artefact-block.tsx')).ArtefactBlock,
  story: async () => (await import('#site/blocks/story/story-block.tsx')).StoryBlock,
  pattern: async () => (await import('#site/contact/pattern-block.tsx')).PatternBlock,
  downloads: async () => (await import('#site/blocks/text/table-block.tsx')).DownloadsBlock,
  embed: async () => (await import('#site/blocks/media/picture-block.tsx')).EmbedBlock,
  emergency: async () => (await import('#site/emergency/emergency.tsx')).Emergency,
  invitation: async () => (await import('#site/career/career-blocks.tsx')).InvitationBlock,
  callToAction: async () => (await import('#site/blocks/band-block.tsx')).CallBlock,
  services: async () => (await import('#site/home/services-block.tsx')).ServicesBlock,
  benefits: async () => (await import('#site/blocks/entries/entry-lists.tsx')).BenefitsBlock,
  voices: async () => (await import('#site/blocks/voices/voices-block.tsx')).VoicesBlock,
  history: async () => (await import('#site/company/history.tsx')).HistoryBlock,
  posts: async () => (await import('#site/blocks/posts/posts-block.tsx')).PostsBlock,
  projects: async () => (await import('#site/blocks/projects/projects-block.tsx')).ProjectsBlock,
  faq: async () => (await import('#site/blocks/faq-block.tsx')).FaqBlock,
  people: async () => (await import('#site/company/people-block.tsx')).PeopleBlock,
  jobs: async () => (await import('#site/career/career-blocks.tsx')).JobsBlock,
  partners: async () => (await import('#site/company/partners-block.tsx')).PartnersBlock,
  directions: async () => (await import('#site/contact/form-block.tsx')).DirectionsBlock,
  form: async () => (await import('#site/contact/form-block.tsx')).FormBlock,
  postList: async () => (await import('#site/blog/post-list.tsx')).PostListBlock,
  projectList: async () => (await import('#site/portfolio/project-list.tsx')).ProjectListBlock,
  trainingList: async () => (await import('#site/training/training-block.tsx')).TrainingListBlock,
  searchResults: async () => (await import('#site/search/search-results.tsx')).SearchResultsBlock,
  serviceDescription: async () => (await import('#site/services/service-blocks.tsx')).ServiceDescriptionBlock,
  serviceOffers: async () => (await import('#site/services/service-blocks.tsx')).ServiceOffersBlock,
  serviceProcess: async () => (await import('#site/services/service-blocks.tsx')).ServiceProcessBlock,
  relatedServices: async () => (await import('#site/services/service-blocks.tsx')).RelatedServicesBlock,
  projectStory: async () => (await import('#site/portfolio/project-blocks.tsx')).ProjectStoryBlock,
  projectResults: async () => (await import('#site/portfolio/project-blocks.tsx')).ProjectResultsBlock,
  relatedProjects: async () => (await import('#site/portfolio/project-blocks.tsx')).RelatedProjectsBlock,
  jobDetails: async () => (await import('#site/career/job-details.tsx')).JobDetailsBlock,
  otherJobs: async () => (await import('#site/career/career-blocks.tsx')).OtherJobsBlock,
  postContent: async () => (await import('#site/blog/post-content.tsx')).PostContentBlock,
  relatedPosts: async () => (await import('#site/blog/post-content.tsx')).RelatedPostsBlock,
  pageLinks: async () => (await import('#site/offline/offline-blocks.tsx')).OfflineLinks,
  phone: async () => (await import('#site/offline/offline-blocks.tsx')).OfflinePhone,
  stats: async () => (await import('#site/blocks/stats/stat-list.tsx')).StatsPart,
  topics: async () => (await import('#site/home/topic-list.tsx')).TopicList,
  statement: async () => (await import('#site/company/statements.tsx')).Statements,
  reading: async () => (await import('./reading-parts.tsx')).ReadingPart,
  questionList: async () => (await import('#site/faq/question-list.tsx')).QuestionList,
  questionMissing: async () => (await import('#site/faq/question-list.tsx')).QuestionMissing,
  consentSettings: async () => (await import('#site/consent/consent-blocks.tsx')).ConsentSwitches,
  consentServices: async () => (await import('#site/consent/consent-blocks.tsx')).ConsentRegister,
}

/** Looks that few pages have, by kind and look. */
const partModules: Record<string, () => Promise<ComponentType<never>>> = {
  'text.contrast': async () => (await import('#site/blocks/text/contrast-text.tsx')).ContrastText,
  'text.parted': async () => (await import('#site/blocks/text/parted-text.tsx')).PartedText,
  'text.columns': async () => (await import('#site/blocks/text/columns-text.tsx')).ColumnsText,
  'text.law': async () => (await import('#site/blocks/text/law-text.tsx')).LawText,
  'text.questions': async () => (await import('#site/blocks/text/questions-text.tsx')).QuestionsText,
  'text.places': async () => (await import('#site/blocks/text/places-text.tsx')).PlacesText,
  'text.principles': async () => (await import('#site/blocks/text/principles-text.tsx')).PrinciplesText,
  'entries.rows': async () => (await import('#site/blocks/entries/entry-rows.tsx')).EntryRows,
  'entries.numbers': async () => (await import('#site/blocks/entries/entry-rows.tsx')).NumberedRows,
  'entries.steps': async () => (await import('#site/blocks/entries/process-steps.tsx')).StepEntries,
  'entries.terms': async () => (await import('#site/blocks/entries/term-cards.tsx')).TermCards,
  'entries.checks': async () => (await import('#site/blocks/entries/marked-points.tsx')).CheckedPoints,
  'artefact.finding': async () => (await import('#site/blocks/artefact/finding-sheet.tsx')).FindingSheet,
  'artefact.calendar': async () => (await import('#site/blocks/artefact/table-sheet.tsx')).TableSheet,
  'artefact.report': async () => (await import('#site/blocks/artefact/table-sheet.tsx')).TableSheet,
  'artefact.mail': async () => (await import('#site/blocks/artefact/mail-sheet.tsx')).MailSheet,
  'artefact.answer': async () => (await import('#site/blocks/artefact/answer-sheet.tsx')).AnswerSheet,
  'artefact.flow': async () => (await import('#site/blocks/artefact/flow-sheet.tsx')).FlowSheet,
  'artefact.strip': async () => (await import('#site/blocks/artefact/strip-sheet.tsx')).StripSheet,
  'entries.crosses': async () => (await import('#site/blocks/entries/marked-points.tsx')).CrossedPoints,
}

type AnyDrawn = Drawn<PageBlockKind>
type Wanted = { kind: PageBlockKind; block: object }
const loaded = new Map<PageBlockKind, AnyDrawn>()

/** Has to come before a page is drawn: the server draws at once, without waiting for anything. */
export async function loadBlocks(blocks: readonly Wanted[]): Promise<void> {
  await Promise.all(blocks.map(async ({ kind }) => loaded.has(kind) || loaded.set(kind, await load(kind))))
  await Promise.all(blocks.map(async (wanted) => loadPart(partName(wanted))))
}

async function loadPart(name: string): Promise<void> {
  const part = await partModules[name]?.()
  if (part) keepPart(name, part)
}

/** What a block with a look is called in the table. */
export function partName({ kind, block }: Wanted): string {
  return 'look' in block ? `${kind}.${String(block.look)}` : kind
}

export function blockOfKind(kind: PageBlockKind): AnyDrawn {
  const known = loaded.get(kind) ?? lazy(() => loadLater(kind))
  loaded.set(kind, known)
  return known
}

/** Where nobody loaded it before, with all its looks. So the browser's build has them, too, and makes their styles. */
async function loadLater(kind: PageBlockKind): Promise<{ default: AnyDrawn }> {
  const looks = Object.keys(partModules).filter((name) => name.startsWith(`${kind}.`))
  await Promise.all(looks.map(loadPart))
  return { default: await load(kind) }
}

/** The table pairs each kind with a component for it, which the type of a look-up cannot say. */
function load(kind: PageBlockKind): Promise<AnyDrawn> {
  return blockModules[kind]() as Promise<AnyDrawn>
}
