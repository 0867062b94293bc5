import { expect, test } from 'vitest'
import { pageToMarkdown } from './markdown.ts'

const url = 'https://musterwerk.example/blog/passkeys'
const markdown = (main: string) =>
  pageToMarkdown(`<main>${main}</main>`, url)!
    .replace(/^---[^]*?---\n\n/, '')
    .trimEnd()

test.each([
  [
    'headings and paragraphs',
    '<h2>Ein <em>Titel</em></h2><p>Text  mit\n Umbruch</p>',
    '## Ein _Titel_\n\nText mit Umbruch',
  ],
  [
    'links and marks',
    '<p>Siehe <a href="/faq">die <strong>Fragen</strong></a>.</p>',
    'Siehe [die **Fragen**](https://musterwerk.example/faq).',
  ],
  [
    'a dialog is the page with the same content',
    '<a href="#contact">Kontakt</a>',
    '[Kontakt](https://musterwerk.example/contact)',
  ],
  [
    'a word that is held together stays one',
    '<p>kontakt@<wbr>musterwerk<span class="held">-i</span>t<wbr>.example</p>',
    'kontakt@musterwerk-it.example',
  ],
  ['nested lists', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n\n  1. b\n  2. c\n- d'],
  [
    'tables',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td></tr></table>',
    String.raw`| A | B |
| --- | --- |
| 1\|2 |  |`,
  ],
  [
    'charts as the tables they are',
    '<table data-chart><tr><th>A</th><td><svg aria-hidden="true"><path d="M0 4h9"/></svg>9 %</td></tr></table>',
    '| A | 9 % |\n| --- | --- |',
  ],
  [
    'definitions',
    '<dl><dt>Ort</dt><dd>Erfurt</dd><dt>Umfang</dt><dd>Vollzeit</dd></dl>',
    '- Ort: Erfurt\n- Umfang: Vollzeit',
  ],
  ['quotations', '<blockquote><p>Läuft</p><p>Petra</p></blockquote>', '> Läuft\n>\n> Petra'],
  ['code', '<pre><code>a *b*\n</code></pre><p><code>x_y</code></p>', '```\na *b*\n```\n\n`x_y`'],
  [
    'pictures with a description only',
    '<img src="/a.png" alt="Ein Bild"><img src="/b.png" alt="">',
    '![Ein Bild](https://musterwerk.example/a.png)',
  ],
  ['what Markdown would read otherwise', '<p>2 * 3 [x] &lt;b&gt; a_b</p>', String.raw`2 \* 3 \[x\] \<b\> a_b`],
  [
    'a card that is one link',
    '<a href="/x"><h3>Titel</h3><p>Text</p></a>',
    '### [Titel](https://musterwerk.example/x)\n\nText',
  ],
])('%s', (_what, html, expected) => {
  expect(markdown(html)).toBe(expected)
})

test('controls, ways through the site and decoration are left out', () => {
  const html =
    '<nav><a href="/">Start</a></nav><form><input></form><svg><text>x</text></svg><p hidden>weg</p><p class="no-print">weg</p><p>da</p>'
  expect(markdown(html)).toBe('da')
})

test('HTML without a main part has no Markdown form', () => {
  expect(pageToMarkdown('<p>Text</p>', url)).toBeUndefined()
})
