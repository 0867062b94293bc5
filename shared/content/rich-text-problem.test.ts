import { expect, test } from 'vitest'
import { richTextProblem } from './rich-text-problem.ts'
import { richTextLimits } from '#shared/limits.ts'

const { depth, tags, length } = richTextLimits

test('what people write is accepted', () => {
  const table = `<table><tr><th scope="col">A</th></tr>${'<tr><td>1</td><td>2</td></tr>'.repeat(1_000)}</table>`
  const paragraphs =
    '<p class="x" data-a=1 hidden>Text mit <b>Fett</b>, 1 < 2 und <br> <img src="/a.png" />.</p>'.repeat(900)
  const unclosed = `<ul>${'<li>Punkt'.repeat(2_000)}</ul>${'<p>Absatz'.repeat(2_000)}`
  const comments = '<!--[if gte mso 9]--><![if !vml]><o:p>Word</o:p><![endif]>'.repeat(500)
  for (const text of ['', 'x', table, paragraphs, unclosed, comments, '<b>'.repeat(depth)])
    expect(richTextProblem(text)).toBeUndefined()
})

test('too long, too many tags and too deep are told apart', () => {
  expect(richTextProblem('x'.repeat(length + 1))).toBe('Höchstens 500.000 Zeichen')
  expect(richTextProblem('<br>'.repeat(tags + 1))).toContain('höchstens 20.000 HTML-Tags')
  expect(richTextProblem('<b>'.repeat(depth + 1))).toContain('höchstens 50 Ebenen')
})

test('closing tags that a parser does not see close nothing', () => {
  const tricks = [
    '<b></i>',
    '<b title="</b>">',
    "<b title='</b>'>",
    '<b title=" </b> x="">',
    '<b =" ></b>',
    '<b><!-- </b> -->',
    '<b><!--></b>-->',
    '<b><script></b></script>',
    '<b><textarea></b></textarea>',
    '<b><?x </b> ?>',
    '<b/>',
  ]
  for (const trick of tricks) expect(richTextProblem(trick.repeat(depth * 2 + 2)), trick).toContain('Ebenen')
})
