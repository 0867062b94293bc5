import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { DiscoverySettings } from '#shared/content/discovery.ts'

/** Robots that gather texts to train models. */
const trainingRobots = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'Meta-ExternalAgent',
  'Amazonbot',
  'cohere-training-data-crawler',
  'Diffbot',
  'AI2Bot',
]
/** Robots that read for an answer that somebody waits for. */
const answeringRobots = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'MistralAI-User',
  'DuckAssistBot',
  'Meta-ExternalFetcher',
]
const refused: Record<DiscoverySettings['aiCrawlers'], string[]> = {
  all: [],
  search: trainingRobots,
  none: [...trainingRobots, ...answeringRobots],
}
/**
 * Answers of programs, and results of searches, of which there are as many as there are words. What is only not to be
 * found (signing in, old legal texts) is left open, or nobody would read that it says so.
 */
const closed = [adminPaths.dashboard(), '/api/', '/v1/', '/dialoge/', '/vorschau/', '/*?*suche=', '/*?*formular=']

export function writeRobots(
  { aiCrawlers, robotsLines }: Pick<DiscoverySettings, 'aiCrawlers' | 'robotsLines'>,
  origin: string,
): string {
  const groups = [
    ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)],
    ...(refused[aiCrawlers].length > 0
      ? [[...refused[aiCrawlers].map((name) => `User-agent: ${name}`), 'Disallow: /']]
      : []),
    ...(robotsLines.trim() ? [robotsLines.trim().split(/\r?\n/)] : []),
    [`Sitemap: ${origin}${discoveryPaths.sitemap()}`],
  ]
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
