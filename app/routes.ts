import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

// The sitemap, in the order of spec §2.
export default [
  index('routes/site/home.tsx'),
  route('portfolio', 'routes/site/portfolio.tsx'),
  route('portfolio/:id', 'routes/site/project.tsx'),
  route('blog', 'routes/site/blog.tsx'),
  route('blog/:postId', 'routes/site/post.tsx'),
  route('training', 'routes/site/training.tsx'),
  route('recruitment', 'routes/site/recruitment.tsx'),
  route('healthcare-it', 'routes/site/healthcare-it.tsx'),
  route('ai', 'routes/site/ai.tsx'),
  route('ecommerce', 'routes/site/ecommerce.tsx'),
  route('security', 'routes/site/security.tsx'),
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
  route('leistungen/:serviceId', 'routes/site/service.tsx'),
  route('dialoge/:name', 'routes/site/dialog-content.ts'),
  ...prefix('admin', [
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('inhalte/:collection', 'routes/admin/list.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
