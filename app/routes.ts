import { index, route, type RouteConfig } from '@react-router/dev/routes'

// The sitemap, in the order of spec §2.
export default [
  index('routes/site/home.tsx'),
  route('training', 'routes/site/training.tsx'),
  route('dialoge/:name', 'routes/site/dialog-content.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
