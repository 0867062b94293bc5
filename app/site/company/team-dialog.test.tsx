import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamWords } from './team-dialog.tsx'

test('what the team says of its work is rich text, as pages get it', () => {
  const body = '<p><a href="/contact" data-dialog="contact">Schreiben</a></p><table></table>'
  const teamwork = { id: 'teamwork', title: 'Zusammen', lead: '', body, items: [] }
  const html = renderToStaticMarkup(<TeamWords statements={[teamwork]} />)
  expect(html).toContain(body)
})
