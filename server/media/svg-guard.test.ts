import { expect, test } from 'vitest'
import { refusalMessages } from '#shared/messages/media.ts'
import { checkSvg } from './svg-guard.ts'

const svg = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inner}</svg>`,
  )
const rect = '<rect width="4" height="2"/>'

/** Each level repeats the one below ten times: nine lines ask for a billion shapes. */
function laughs(level: (inner: string, index: number) => string, repeat: (index: number) => string): string {
  const levels = Array.from({ length: 9 }, (_, index) => level(repeat(index).repeat(10), index + 1))
  return `<defs>${level(rect, 0)}${levels.join('')}</defs>${repeat(9)}`
}
const nestedUses = laughs(
  (inner, index) => `<g id="a${index}">${inner}</g>`,
  (index) => `<use xlink:href="#a${index}"/>`,
)
const nestedPatterns = laughs(
  (inner, index) => `<pattern id="a${index}" width=".1" height=".1">${inner}</pattern>`,
  (index) => `<rect width="9" height="9" fill="url(#a${index})"/>`,
)
const masks = laughs(
  (inner, index) => `<mask id="a${index}">${inner}</mask>`,
  (index) => `<rect width="9" height="9" mask="url(#a${index})"/>`,
)

test.each([
  ['a megabyte of text elements', '<text y="9">Abc</text>'.repeat(45_000), refusalMessages.tooElaborate],
  ['many text elements', '<text y="9">Abc</text>'.repeat(501), refusalMessages.svgText],
  ['one long text', `<text y="9">${'Abc '.repeat(250_000)}</text>`, refusalMessages.svgText],
  ['a long text as raw characters', `<text y="9"><![CDATA[${'Abc '.repeat(2_000)}]]></text>`, refusalMessages.svgText],
  ['a filter', '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>', refusalMessages.svgFilter],
  ['a filter with a prefix', '<svg:filter id="f"/>', refusalMessages.svgFilter],
  ['a filter as an attribute', '<rect filter="blur(900px)"/>', refusalMessages.svgFilter],
  ['a filter in a style', '<rect style="fill:red;filter:blur(900px)"/>', refusalMessages.svgFilter],
  ['a filter in a style sheet', '<style>rect{filter:blur(900px)}</style>', refusalMessages.svgFilter],
  ['a filter in numbered letters', '<rect style="&#102;ilter:blur(9px)"/>', refusalMessages.svgFilter],
  ['uses of uses', nestedUses, refusalMessages.svgNested],
  ['patterns of patterns', nestedPatterns, refusalMessages.svgNested],
  ['masks of masks', masks, refusalMessages.tooElaborate],
  ['a use of itself', '<g id="a"><use href="#a"/></g>', refusalMessages.svgNested],
  [
    'one part used everywhere',
    `<g id="a">${rect.repeat(500)}</g>${'<use href="#a"/>'.repeat(500)}`,
    refusalMessages.tooElaborate,
  ],
  [
    'patterns of patterns by style sheet',
    '<style>.a{fill:url(#b)} .b{fill:url(#c)}</style><pattern id="b"><rect class="b"/></pattern><pattern id="c"><rect/></pattern><rect class="a"/>',
    refusalMessages.svgNested,
  ],
  ['too many shapes', rect.repeat(20_001), refusalMessages.tooElaborate],
  ['groups in groups', '<g>'.repeat(200_000), refusalMessages.damaged],
  ['an open comment, often', '<!--'.repeat(400_000), refusalMessages.damaged],
  ['an open quote', `<rect x="${'a="'.repeat(300_000)}`, refusalMessages.damaged],
  [
    'a megabyte of blanks before an address',
    `<image href=${' '.repeat(1_000_000)}"https://example.com"/>`,
    refusalMessages.activeSvg,
  ],
  ['a megabyte of document types', '<!DOCTYPE '.repeat(150_000), refusalMessages.damaged],
  ['more bytes than a drawing has', ' '.repeat(2_100_000), refusalMessages.tooElaborate],
])('%s is refused before anything is drawn', (_what, inner, reason) => {
  expect(() => checkSvg(svg(inner))).toThrow(
    expect.objectContaining({ code: 'invalid-format', status: 415, message: reason }),
  )
})

test.each([
  ['shapes with a label', `${rect.repeat(2_000)}<text y="9">Netzwerk <tspan>im Überblick</tspan></text>`],
  [
    'a mask as Sketch writes it',
    `<defs><path id="p" d="M0 0h9v9z"/></defs><mask id="m" fill="white"><use xlink:href="#p"/></mask><use xlink:href="#p"/><g mask="url(#m)">${rect}</g>`,
  ],
  [
    'a picture as Figma writes it',
    '<rect width="9" height="9" fill="url(#p)"/><defs><pattern id="p"><use xlink:href="#i"/></pattern><image id="i" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs>',
  ],
  [
    'classes as Illustrator writes them',
    `<style type="text/css"><![CDATA[.st0{fill:url(#g);} .st1{clip-path:url(#c);filter:none}]]></style><clipPath id="c"><use xlink:href="#r"/></clipPath><rect id="r" class="st0"/><linearGradient id="g"/><g class="st1">${rect}</g>`,
  ],
  [
    'patterns and gradients that take over settings, as Inkscape writes them',
    `<defs><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/><pattern id="p">${rect}</pattern><pattern id="q" xlink:href="#p"/></defs><rect fill="url(#q)" stroke="url(#b)"/>`,
  ],
  ['a description', `<title>Logo</title><desc>${'Text '.repeat(3_000)}</desc><!-- a < b -->${rect}`],
])('%s is accepted', (_what, inner) => {
  expect(() => checkSvg(svg(inner))).not.toThrow()
})
