import type { AnyBlock, BlockInput, BlockOf } from '#shared/content/blocks-field.ts'
import { artefactKind } from './artefact/fields.ts'
import { benefitsKind } from './benefits/fields.ts'
import { callToActionKind } from './call-to-action/fields.ts'
import { consentServicesKind } from './consent-services/fields.ts'
import { consentSettingsKind } from './consent-settings/fields.ts'
import { directionsKind } from './directions/fields.ts'
import { downloadsKind } from './downloads/fields.ts'
import { embedKind } from './embed/fields.ts'
import { emergencyKind } from './emergency/fields.ts'
import { entriesKind } from './entries/fields.ts'
import { faqKind } from './faq/fields.ts'
import { formKind } from './form/fields.ts'
import { galleryKind } from './gallery/fields.ts'
import { heroKind } from './hero/fields.ts'
import { historyKind } from './history/fields.ts'
import { invitationKind } from './invitation/fields.ts'
import { jobDetailsKind } from './job-details/fields.ts'
import { jobsKind } from './jobs/fields.ts'
import { otherJobsKind } from './other-jobs/fields.ts'
import { pageLinksKind } from './page-links/fields.ts'
import { partnersKind } from './partners/fields.ts'
import { patternKind } from './pattern/fields.ts'
import { peopleKind } from './people/fields.ts'
import { phoneKind } from './phone/fields.ts'
import { pictureKind } from './picture/fields.ts'
import { postContentKind } from './post-content/fields.ts'
import { postListKind } from './post-list/fields.ts'
import { postsKind } from './posts/fields.ts'
import { projectListKind } from './project-list/fields.ts'
import { projectResultsKind } from './project-results/fields.ts'
import { projectStoryKind } from './project-story/fields.ts'
import { projectsKind } from './projects/fields.ts'
import { questionListKind } from './question-list/fields.ts'
import { questionMissingKind } from './question-missing/fields.ts'
import { quoteKind } from './quote/fields.ts'
import { readingKind } from './reading/fields.ts'
import { relatedPostsKind } from './related-posts/fields.ts'
import { relatedProjectsKind } from './related-projects/fields.ts'
import { relatedServicesKind } from './related-services/fields.ts'
import { searchResultsKind } from './search-results/fields.ts'
import { serviceDescriptionKind } from './service-description/fields.ts'
import { serviceOffersKind } from './service-offers/fields.ts'
import { serviceProcessKind } from './service-process/fields.ts'
import { servicesKind } from './services/fields.ts'
import { statementKind } from './statement/fields.ts'
import { statsKind } from './stats/fields.ts'
import { storyKind } from './story/fields.ts'
import { tableKind } from './table/fields.ts'
import { textKind } from './text/fields.ts'
import { topicsKind } from './topics/fields.ts'
import { trainingListKind } from './training-list/fields.ts'
import { voicesKind } from './voices/fields.ts'

/** What any page can be made of, in the order of the picker. Each kind is a folder beside this file. */
export const freeBlockKinds = {
  hero: heroKind,
  text: textKind,
  entries: entriesKind,
  statement: statementKind,
  picture: pictureKind,
  gallery: galleryKind,
  quote: quoteKind,
  table: tableKind,
  artefact: artefactKind,
  story: storyKind,
  pattern: patternKind,
  downloads: downloadsKind,
  embed: embedKind,
  reading: readingKind,
  emergency: emergencyKind,
  invitation: invitationKind,
  callToAction: callToActionKind,
  stats: statsKind,
  topics: topicsKind,
  services: servicesKind,
  benefits: benefitsKind,
  voices: voicesKind,
  history: historyKind,
  posts: postsKind,
  projects: projectsKind,
  faq: faqKind,
  people: peopleKind,
  jobs: jobsKind,
  partners: partnersKind,
  directions: directionsKind,
  form: formKind,
}

/** Everything that pages can be made of: also what only one page can do. */
export const pageBlockKinds = {
  ...freeBlockKinds,
  postList: postListKind,
  projectList: projectListKind,
  trainingList: trainingListKind,
  questionList: questionListKind,
  questionMissing: questionMissingKind,
  consentSettings: consentSettingsKind,
  consentServices: consentServicesKind,
  searchResults: searchResultsKind,
  serviceDescription: serviceDescriptionKind,
  serviceOffers: serviceOffersKind,
  serviceProcess: serviceProcessKind,
  relatedServices: relatedServicesKind,
  projectStory: projectStoryKind,
  projectResults: projectResultsKind,
  relatedProjects: relatedProjectsKind,
  jobDetails: jobDetailsKind,
  otherJobs: otherJobsKind,
  postContent: postContentKind,
  relatedPosts: relatedPostsKind,
  pageLinks: pageLinksKind,
  phone: phoneKind,
}

type Kinds = typeof pageBlockKinds
export type PageBlockKind = keyof Kinds
export type PageBlock<Kind extends PageBlockKind = PageBlockKind> = Extract<AnyBlock<Kinds>, { kind: Kind }>
export type PageBlockInput = BlockInput<Kinds>
export type PageBlockOf<Kind extends PageBlockKind> = BlockOf<Kinds, Kind>
