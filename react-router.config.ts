import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // All routes are known at once: few enough to send, and asking for them later would pass by the page cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
