import { index, route, type RouteConfig } from '@react-router/dev/routes'

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
  route('leistungen/:serviceId', 'routes/site/service.tsx'),
  route('dialoge/:name', 'routes/site/dialog-content.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
