import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { personIn, type DataRecord, type FactName, type PersonReport } from '#shared/personal-data/personal-data.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'

const words = personalDataMessages
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h2{margin-top:2rem;border-bottom:1px solid #999}h3{margin:1.2rem 0 .2rem;font-size:1rem}dl{margin:0}
dt{font-weight:600}dd{margin:0 0 .4rem;white-space:pre-wrap;overflow-wrap:anywhere}article{break-inside:avoid}
@page{margin:20mm}@media print{body{margin:0;max-width:none}}`

/** For the person who asked: one file that needs nothing else and prints on paper. */
export function reportPage(report: PersonReport, host: string): string {
  const { madeAt, sections } = report
  const parts = sections.map(({ kind, records }) =>
    [
      `<section><h2>${escapeHtml(words.kinds[kind])}</h2>`,
      records.length === 0 ? `<p>${words.report.none}</p>` : records.map(entry).join('\n'),
      '</section>',
    ].join('\n'),
  )
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.report.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(words.report.title)}</h1>
<p>${escapeHtml(words.report.about(personIn(report)))}<br>${escapeHtml(words.report.made(showBerlin(madeAt)))}<br>${escapeHtml(words.report.site(host))}</p>
${parts.join('\n')}
<p>${escapeHtml(words.report.outside)}</p>
</body>
</html>
`
}

function entry({ at, title, facts }: DataRecord): string {
  const head = at === null ? title : `${title}, ${showBerlin(at)}`
  const lines = (Object.entries(facts) as [FactName, string][])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escapeHtml(words.facts[name])}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<article><h3>${escapeHtml(head)}</h3><dl>${lines.join('')}</dl></article>`
}
