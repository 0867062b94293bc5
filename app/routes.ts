import { index, route, type RouteConfig } from '@react-router/dev/routes'

// The sitemap, in the order of spec §2.
export default [
  index('routes/site/home.tsx'),
  route('blog', 'routes/site/blog.tsx'),
  route('blog/:postId', 'routes/site/post.tsx'),
  route('dialoge/:name', 'routes/site/dialog-content.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
