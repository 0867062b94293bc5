// What a page is made of, in the order in which visitors see it. An action to `#id` leads to that block of the page.
import type { PageDefault } from '../page-fields.ts'
import { aboutPage } from './pages/about.ts'
import { agbPage, datenschutzPage, impressumPage, barrierefreiheitPage } from './pages/legal-pages.ts'
import { aiPage } from './pages/ai.ts'
import { blogPage } from './pages/blog.ts'
import { careerPage } from './pages/career.ts'
import { contactPage } from './pages/contact.ts'
import { cookiesPage } from './pages/cookies.ts'
import { ecommercePage } from './pages/ecommerce.ts'
import { faqPage } from './pages/faq.ts'
import { healthcareItPage } from './pages/healthcare-it.ts'
import { homePage } from './pages/home.ts'
import { jobPage, postPage, servicePage, projectPage } from '#shared/content/defaults/pages/item-pages.ts'
import { loginPage, notFoundPage, offlinePage, searchPage } from '#shared/content/defaults/pages/system-pages.ts'
import { emergencyPage } from './pages/emergency.ts'
import { siteSecurityPage } from './pages/site-security.ts'
import { statusPage } from './pages/status.ts'
import { partnersPage } from './pages/partners.ts'
import { portfolioPage } from './pages/portfolio.ts'
import { recruitmentPage } from './pages/recruitment.ts'
import { securityPage } from './pages/security.ts'
import { teamPage } from './pages/team.ts'
import { trainingPage } from './pages/training.ts'

export const pageDefaults: PageDefault[] = [
  homePage,
  portfolioPage,
  blogPage,
  trainingPage,
  recruitmentPage,
  healthcareItPage,
  aiPage,
  ecommercePage,
  securityPage,
  cookiesPage,
  aboutPage,
  teamPage,
  careerPage,
  partnersPage,
  faqPage,
  contactPage,
  impressumPage,
  datenschutzPage,
  agbPage,
  barrierefreiheitPage,
  emergencyPage,
  statusPage,
  siteSecurityPage,
  searchPage,
  servicePage,
  projectPage,
  jobPage,
  postPage,
  notFoundPage,
  offlinePage,
  loginPage,
]
