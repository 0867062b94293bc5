import { index, route, type RouteConfig } from '@react-router/dev/routes'

// The sitemap, in the order of spec §2.
export default [
  index('routes/site/home.tsx'),
  route('cookies', 'routes/site/cookies.tsx'),
  route('about', 'routes/site/about.tsx'),
  route('team', 'routes/site/team.tsx'),
  route('career', 'routes/site/career.tsx'),
  route('career/:id', 'routes/site/job.tsx'),
  route('partners', 'routes/site/partners.tsx'),
  route('faq', 'routes/site/faq.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('impressum', 'routes/site/legal.tsx', { id: 'impressum' }),
  route('datenschutz', 'routes/site/legal.tsx', { id: 'datenschutz' }),
  route('agb', 'routes/site/legal.tsx', { id: 'agb' }),
  route('barrierefreiheit', 'routes/site/legal.tsx', { id: 'barrierefreiheit' }),
  route('dialoge/:name', 'routes/site/dialog-content.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
