import type { ComponentType } from 'react'
import type { PageBlockKind } from '#shared/content/page-blocks/page-block-kinds.ts'
import { CallBlock, HeroBlock } from '#site/blocks/band-block.tsx'
import { EntriesBlock } from '#site/blocks/entries/entries-block.tsx'
import { FaqBlock } from '#site/blocks/faq-block.tsx'
import { EmbedBlock, GalleryBlock, PictureBlock } from '#site/blocks/media/picture-block.tsx'
import { PostsBlock } from '#site/blocks/posts/posts-block.tsx'
import { ProjectsBlock } from '#site/blocks/projects/projects-block.tsx'
import { DownloadsBlock, TableBlock } from '#site/blocks/text/table-block.tsx'
import { TextBlock } from '#site/blocks/text/text-block.tsx'
import { QuoteBlock, VoicesBlock } from '#site/blocks/voices/voices-block.tsx'
import { PostContentBlock, RelatedPostsBlock } from '#site/blog/post-content.tsx'
import { PostListBlock } from '#site/blog/post-list.tsx'
import { InvitationBlock, JobsBlock, OtherJobsBlock } from '#site/career/career-blocks.tsx'
import { JobDetailsBlock } from '#site/career/job-details.tsx'
import { HistoryBlock, PeopleBlock } from '#site/company/company-blocks.tsx'
import { PartnersBlock } from '#site/company/partners-block.tsx'
import { DirectionsBlock, FormBlock } from '#site/contact/form-block.tsx'
import { Emergency } from '#site/emergency/emergency.tsx'
import { BenefitsBlock, ServicesBlock } from '#site/home/services-block.tsx'
import { OfflineLinks, OfflinePhone } from '#site/offline/offline-blocks.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { ProjectResultsBlock, ProjectStoryBlock, RelatedProjectsBlock } from '#site/portfolio/project-blocks.tsx'
import { ProjectListBlock } from '#site/portfolio/project-list.tsx'
import { SearchResultsBlock } from '#site/search/search-results.tsx'
import {
  RelatedServicesBlock,
  ServiceDescriptionBlock,
  ServiceOffersBlock,
  ServiceProcessBlock,
} from '#site/services/service-blocks.tsx'
import { TrainingListBlock } from '#site/training/training-block.tsx'
import type { RunKind } from './block-runs.ts'

/** How each kind of block is drawn; those that are drawn together with their neighbours are in block-runs.tsx. */
export const blockTable: { [Kind in Exclude<PageBlockKind, RunKind>]: ComponentType<BlockProps<Kind>> } = {
  hero: HeroBlock,
  text: TextBlock,
  entries: EntriesBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  quote: QuoteBlock,
  table: TableBlock,
  downloads: DownloadsBlock,
  embed: EmbedBlock,
  emergency: Emergency,
  invitation: InvitationBlock,
  callToAction: CallBlock,
  services: ServicesBlock,
  benefits: BenefitsBlock,
  voices: VoicesBlock,
  history: HistoryBlock,
  posts: PostsBlock,
  projects: ProjectsBlock,
  faq: FaqBlock,
  people: PeopleBlock,
  jobs: JobsBlock,
  partners: PartnersBlock,
  directions: DirectionsBlock,
  form: FormBlock,
  postList: PostListBlock,
  projectList: ProjectListBlock,
  trainingList: TrainingListBlock,
  searchResults: SearchResultsBlock,
  serviceDescription: ServiceDescriptionBlock,
  serviceOffers: ServiceOffersBlock,
  serviceProcess: ServiceProcessBlock,
  relatedServices: RelatedServicesBlock,
  projectStory: ProjectStoryBlock,
  projectResults: ProjectResultsBlock,
  relatedProjects: RelatedProjectsBlock,
  jobDetails: JobDetailsBlock,
  otherJobs: OtherJobsBlock,
  postContent: PostContentBlock,
  relatedPosts: RelatedPostsBlock,
  pageLinks: OfflineLinks,
  phone: OfflinePhone,
}
