import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamWords } from './team-words.tsx'

test('what the team says of its work is rich text like everywhere else', () => {
  const body = '<p><a href="#contact">Schreiben</a> oder <a href="https://bsi.example/">lesen</a></p><table></table>'
  const teamwork = { key: 'teamwork', title: 'Zusammen', lead: '', body, items: [] }
  const html = renderToStaticMarkup(<TeamWords sections={[teamwork]} headings="h3" />)
  expect(html).toContain('<a href="/contact" data-dialog="contact">')
  expect(html).toContain('target="_blank" rel="noopener"')
  expect(html).toContain('class="table-scroll"')
})
