import { join } from 'node:path'
import type { PageHeaders } from './mirror-headers.ts'

/** A word of nginx's configuration may have 4,096 bytes; the content policy grows with every registered service. */
const longestWord = 2_000

type Parts = PageHeaders & { mirror: string }

/**
 * What stands in nginx's `location /` (docs/operating.md, "Static mirror"). Which page and which form is asked for says
 * the part that never changes and is in the docs. Open files must not be remembered: a page that is removed is gone.
 */
export function nginxConfig({ mirror, folder, headers }: Parts): string {
  const type = headers[headers.indexOf('content-type') + 1]!
  return `${[
    '# Static mirror of Schaufenster: npm run admin -- mirror-config nginx',
    `root ${quoted(join(mirror, folder))};`,
    'try_files $schaufenster_page$schaufenster_form @schaufenster;',
    '# Removed in this very moment, or not readable for nginx.',
    'error_page 403 404 = @schaufenster;',
    'log_not_found off;',
    'open_file_cache off;',
    'etag on;',
    'if_modified_since off;',
    'max_ranges 0;',
    'gzip off;',
    'gzip_static off;',
    'types { }',
    'charset off;',
    `default_type ${quoted(type)};`,
    'add_header last-modified "";',
    'add_header content-encoding $schaufenster_encoding;',
    ...pairs(headers).flatMap(([name, value], index) => nginxHeader(name, value, index)),
  ].join('\n')}\n`
}

function nginxHeader(name: string, value: string, index: number): string[] {
  if (value.length <= longestWord) return [`add_header ${name} ${quoted(value)};`]
  const parts = value.match(new RegExp(`.{1,${longestWord}}`, 'g')) ?? []
  const variable = (part: number) => `schaufenster_header_${index}_${part}`
  return [
    ...parts.map((part, number) => `set $${variable(number)} ${quoted(part)};`),
    `add_header ${name} "${parts.map((_part, number) => `\${${variable(number)}}`).join('')}";`,
  ]
}

/**
 * What stands in Caddy's block of the site, beside `reverse_proxy`. Addresses with parameters are left to the site, and
 * HEAD, to which Caddy does not say the length of a compressed file.
 */
export function caddyConfig({ mirror, folder, headers }: Parts): string {
  const root = quoted(join(mirror, folder))
  return `# Static mirror of Schaufenster: npm run admin -- mirror-config caddy
@schaufenster {
	method GET
	not header X-Page-Fetch shown
	expression \`{http.request.uri}.matches("^(/|(/[0-9A-Za-z_-]+)+)$")\`
	file {
		root ${root}
		try_files {path}/index.html
	}
}
route @schaufenster {
	request_header -If-Modified-Since
	request_header -Range
	header {
		-Last-Modified
		-Accept-Ranges
${pairs(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
	}
	file_server {
		root ${root}
		precompressed br gzip
		disable_canonical_uris
		# Removed in this very moment.
		pass_thru
	}
}
`
}

/** All but the type, which the server in front says by itself. */
function pairs(headers: string[]): [string, string][] {
  return headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 && name !== 'content-type' ? [[name, headers[index + 1]!]] : [],
  )
}

/** Both know no way to write a "$" or "{" that is not the beginning of a variable. */
function quoted(value: string): string {
  if (/[${}\n\r]/.test(value)) throw new Error(`This cannot be said in a configuration: ${value}`)
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
