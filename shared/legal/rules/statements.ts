import { textOf } from '#shared/text/html-text.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'
import { inProfile, inText, isFilled, type LegalRule } from './rule.ts'

const month = berlinFormat({ month: 'long', year: 'numeric' })
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const dated = new RegExp(
  `(?:Stand|Fassung|gültig ab)[^.]{0,30}?(?:(?:${months})\\s+\\d{4}|\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4})`,
  'i',
)

const consumerStatement =
  '<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>'
const responsible =
  '<h2>Verantwortlich für journalistische Inhalte</h2><p>Verantwortlich im Sinne von § 18 Abs. 2 MStV für den Blog: {{firma.verantwortlich}}</p>'

/** Statements that a site has to make, and dates that it needs. */
export const statementRules: readonly LegalRule[] = [
  {
    id: 'blog-responsible',
    level: 'error',
    validFrom: '2020-11-07',
    source: '§ 18 Abs. 2 MStV',
    reason:
      'Wer journalistisch-redaktionelle Texte wie einen Blog anbietet, nennt eine verantwortliche Person mit Anschrift.',
    find: ({ hasPosts, company, texts }) => [
      ...(hasPosts && !isFilled(company.contentResponsible)
        ? [{ place: inProfile('contentResponsible'), detail: 'Name und Anschrift fehlen im Profil.' }]
        : []),
      ...(hasPosts && !/§\s*18\s*(?:Abs\.\s*2\s*)?MStV/.test(textOf(texts.impressum.content))
        ? [
            {
              place: inText('impressum'),
              detail: 'Es gibt einen Blog, aber das Impressum nennt niemanden, der für ihn verantwortlich ist.',
              fix: { kind: 'append' as const, html: responsible },
            },
          ]
        : []),
    ],
  },
  {
    id: 'consumer-disputes',
    level: 'hint',
    validFrom: '2017-02-01',
    source: '§ 36 VSBG',
    reason:
      'Unternehmen mit mehr als zehn Beschäftigten sagen Verbrauchern, ob sie an einer Schlichtung teilnehmen, im Impressum und bei den AGB.',
    find: ({ texts }) =>
      /VSBG|Verbraucherschlichtung|Verbraucherstreitbeilegung/.test(texts.impressum.content + texts.agb.content)
        ? []
        : [
            {
              place: inText('impressum'),
              detail: 'Weder Impressum noch AGB sagen etwas dazu.',
              fix: { kind: 'append', html: consumerStatement },
            },
          ],
  },
  {
    id: 'terms-date',
    level: 'error',
    validFrom: '2002-01-01',
    source: '§ 305 Abs. 2 BGB',
    reason: 'Ohne Datum lässt sich später nicht zeigen, welche Fassung der AGB für einen Vertrag galt.',
    find: ({ texts, now }) =>
      dated.test(textOf(texts.agb.content))
        ? []
        : [
            {
              place: inText('agb'),
              detail: 'Die AGB nennen keinen Stand.',
              fix: { kind: 'append', html: `<p>Stand: ${month(now)}.</p>` },
            },
          ],
  },
]
