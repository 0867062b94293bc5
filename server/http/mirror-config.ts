import { join } from 'node:path'
import type { PageHeaders } from './mirror-headers.ts'

const tellSite = ['mirror /schaufenster-seen;', 'mirror_request_body off;']
/** A word of nginx's configuration may have 4,096 bytes; the content policy grows with every registered service. */
const longestWord = 2_000

type Parts = PageHeaders & { mirror: string; countViews?: boolean }

/**
 * What stands in nginx's block of the site in place of `location /` (docs/operating.md, "Static mirror"). Which file a
 * request means say the maps there, which never change. What is not there, not readable or removed in this very moment
 * goes to the site, and so does everything but reading (405); files that are open must not be remembered.
 */
export function nginxConfig({ mirror, folder, headers, countViews = false }: Parts): string {
  const root = join(mirror, folder)
  const named = pairs(headers).flatMap(([name, value], index) => nginxHeader(name, value, index))
  if (countViews) named.push(...tellSite)
  return `# Static mirror of Schaufenster: npm run admin -- mirror-config nginx${countViews ? ' count' : ''}
location / {
    root ${quoted(root)};
    error_page 403 404 405 = @schaufenster;
    # Files are HTML; other forms of a page come from the site.
    if ($http_accept ~ text/markdown) { return 405; }
    log_not_found off;
    open_file_cache off;
    etag on;
    if_modified_since off;
    max_ranges 0;
    gzip off;
    gzip_static off;
    types { }
    charset off;
    default_type ${quoted(headers[headers.indexOf('content-type') + 1]!)};
    add_header last-modified "";
    add_header content-encoding $schaufenster_encoding;
${indented(named)}
    # Last: it ends what is set.
    rewrite ^ $schaufenster_page$schaufenster_form break;
}
location @schaufenster {
    proxy_pass http://schaufenster$request_uri;
}
${countViews ? seenLocation(root) : ''}`
}

/** A page that fills a tab and comes from a file is asked for once more, by nobody who waits: so the site counts it. */
function seenLocation(root: string): string {
  return `location = /schaufenster-seen {
    internal;
    if ($request_method != GET) { return 204; }
    if ($http_sec_fetch_mode != navigate) { return 204; }
    set $schaufenster_pages ${quoted(root)};
    if (!-f $schaufenster_pages$schaufenster_page$schaufenster_form) { return 204; }
    proxy_connect_timeout 1s;
    proxy_send_timeout 1s;
    proxy_read_timeout 1s;
    proxy_pass http://schaufenster$request_uri;
}
`
}

function indented(lines: string[]): string {
  return lines.map((line) => `    ${line}`).join('\n')
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
	not header Accept *text/markdown*
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
