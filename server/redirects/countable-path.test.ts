import { expect, test } from 'vitest'
import { countsAsMissing } from './countable-path.ts'

test.each([
  '/alt',
  '/index.php',
  '/kontakt.html',
  '/blog/umzug-in-die-cloud-2019',
  '/%C3%BCber-uns',
  '/produkte/123456',
])('%s is worth knowing', (path) => expect(countsAsMissing(path)).toBe(true))

test.each([
  '/wp-login.php',
  '/wordpress/wp-admin/setup-config.php',
  '/.env',
  '/.git/config',
  '/cgi-bin/luci',
  '/backup.sql',
  '/phpmyadmin/index.php',
  '/xmlrpc.php',
  '/admin.php',
  '/a/../../etc/passwd',
  '/newsletter/max@example.de',
  '/newsletter/max%40example.de',
  '/reset/3f2b8c9d1e4a5b6c7d8e',
  '/kunde/4915112345678',
  `/${'a'.repeat(300)}`,
])('%s is left out', (path) => expect(countsAsMissing(path)).toBe(false))
