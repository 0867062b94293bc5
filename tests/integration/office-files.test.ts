import { expect, test } from 'vitest'
import { officeTypes } from '#shared/media/file-types.ts'
import { zipped } from '../archives.ts'
import { startMediaApp } from '../media-app.ts'

const entry = (name: string, text = '<x/>') => ({ name, bytes: Buffer.from(text) })
const word = [entry('[Content_Types].xml'), entry('_rels/.rels'), entry('word/document.xml')]

test('office documents are kept by what they hold, and saved, never shown', async () => {
  await using app = await startMediaApp()
  const { type, address, kind } = await app.add('Angebot.docx', await zipped(word))
  expect({ type, kind }).toEqual({ type: officeTypes.docx, kind: 'document' })
  const saved = await app.get(address)
  expect(saved.headers.get('content-disposition')).toContain('attachment; filename="Angebot.docx"')
  expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await app.add('Preise.xlsx', await zipped(sheet))).toMatchObject({ type: officeTypes.xlsx })
})

test('an archive that is no office document, has macros or another ending is refused', async () => {
  await using app = await startMediaApp()
  const refused = async (name: string, file: Buffer) => {
    const { status, body } = await app.upload(name, file)
    return [status, body.error?.code]
  }
  const no = [415, 'invalid-format']
  expect(await refused('Archiv.docx', await zipped([entry('setup.exe')]))).toEqual(no)
  expect(await refused('Makros.docx', await zipped([...word, entry('word/vbaProject.bin')]))).toEqual(no)
  expect(await refused('Angebot.xlsx', await zipped(word))).toEqual(no)
  expect(await refused('Beides.docx', await zipped([...word, entry('xl/workbook.xml')]))).toEqual(no)
  expect(await refused('Abgerissen.docx', (await zipped(word)).subarray(0, 120))).toEqual(no)
  expect(await refused('Angebot.zip', await zipped(word))).toEqual(no)
  const hidden = entry('[Content_Types].xml', '<!DOCTYPE x [<!ENTITY m "macro">]><Types/>')
  expect(await refused('Verborgen.docx', await zipped([hidden, ...word.slice(1)])), 'entities').toEqual(no)
})

// What Office and LibreOffice go by: the first bytes, the content type and the relationship, never the name of a part.
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const microsoft = 'http://schemas.microsoft.com/office/2006/relationships'
const rels = (name: string, attributes: string) =>
  entry(name, `<?xml version="1.0"?><Relationships><Relationship Id="rId9" ${attributes}/></Relationships>`)
const types = (type: string) =>
  entry(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/x/a.xml" ContentType="${type}"/></Types>`,
  )
const sheet = [entry('[Content_Types].xml'), entry('xl/workbook.xml')]
const plainWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const template = (target: string) =>
  rels('word/_rels/settings.xml.rels', `Type="${office}/attachedTemplate" Target="${target}" TargetMode="External"`)
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const odt = (...more: { name: string; bytes: Buffer }[]) => [
  entry('mimetype', officeTypes.odt),
  entry('content.xml', '<office:document-content/>'),
  ...more,
]
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'

const active: [string, string, () => Parameters<typeof zipped>[0]][] = [
  ['a VBA part of another name', 'a.docx', () => [...word, { name: 'word/daten.bin', bytes: compound }]],
  ['a macro-enabled type', 'a.docx', () => [types(macroType), ...word.slice(1)]],
  [
    'a macro-enabled type in numbered letters',
    'a.docx',
    () => [types(macroType.replace('macroE', '&#x6d;acro&#69;')), ...word.slice(1)],
  ],
  [
    'a macro-enabled type in UTF-16',
    'a.docx',
    () => [
      { name: '[Content_Types].xml', bytes: utf16(`<Types><Default ContentType="${macroType}"/></Types>`) },
      ...word.slice(1),
    ],
  ],
  [
    'a macro-enabled type behind a comment',
    'a.docx',
    () => [
      entry('[Content_Types].xml', `<Types><!-- " --><x a="<![CDATA[<!--"/><y ContentType="${macroType}"/></Types>`),
      ...word.slice(1),
    ],
  ],
  ['two lists of types', 'a.docx', () => [...word, entry('[CONTENT_TYPES].xml')]],
  [
    'an XLM sheet',
    'a.xlsx',
    () => [...sheet, rels('xl/_rels/workbook.xml.rels', `Type="${microsoft}/xlMacrosheet" Target="worksheets/s.xml"`)],
  ],
  ['an XLM sheet by its type', 'a.xlsx', () => [types('application/vnd.ms-excel.macrosheet+xml'), ...sheet.slice(1)]],
  [
    'an ActiveX control',
    'a.docx',
    () => [...word, rels('word/_rels/document.xml.rels', `Type="${office}/control" Target="activeX/a.xml"`)],
  ],
  ['an OLE object', 'a.docx', () => [...word, { name: 'word/embeddings/oleObject1.bin', bytes: compound }]],
  [
    'a linked OLE object',
    'a.docx',
    () => [
      ...word,
      rels(
        'word/_rels/document.xml.rels',
        `Type="${office}/oleObject" Target="http://x.example/a" TargetMode="External"`,
      ),
    ],
  ],
  [
    'a web page taken in as text',
    'a.docx',
    () => [...word, rels('word/_rels/document.xml.rels', `Type="${office}/aFChunk" Target="a.mht"`)],
  ],
  ['a remote template', 'a.docx', () => [...word, template('https://evil.example/a.dotm')]],
  ['a template of another computer', 'a.docx', () => [...word, template('file://server/a.dotm')]],
  ['a template by a network name', 'a.docx', () => [...word, template('\\\\server\\share\\a.dotm')]],
  ['a rich text with objects of its own', 'a.docx', () => [...word, entry('word/afchunk.rtf', '{\\rtf1 x}')]],
  ['Basic in an open document', 'a.odt', () => odt(entry('Basic/script-lc.xml'))],
  [
    'an event of an open document',
    'a.odt',
    () => [
      entry('mimetype', officeTypes.odt),
      entry('content.xml', '<d><script:event-listener xlink:href="vnd.sun.star.script:x.py$f?language=Python"/></d>'),
    ],
  ],
  ['an object in an open document', 'a.odt', () => odt({ name: 'Object 1', bytes: compound })],
]

test.each(active)('%s is refused as what runs something, whatever it is called', async (_what, name, parts) => {
  await using app = await startMediaApp()
  const { status, body } = await app.upload(name, await zipped(parts()))
  expect([status, body.error?.code, body.error?.message]).toEqual([
    415,
    'invalid-format',
    expect.stringContaining('Makros, eingebettete Objekte'),
  ])
})

test('a document with macros inside of a document is refused, a plain one is not', async () => {
  await using app = await startMediaApp()
  const table = await zipped(sheet)
  const withMacros = await zipped([...sheet, { name: 'xl/daten.bin', bytes: compound }])
  const around = (bytes: Buffer) => zipped([...word, { name: 'word/embeddings/Tabelle.xlsx', bytes }])
  expect((await app.upload('Bericht.docx', await around(table))).status).toBe(200)
  expect((await app.upload('Makros.docx', await around(withMacros))).status).toBe(415)
  expect((await app.upload('Archiv.docx', await around(await zipped([entry('setup.exe')])))).status).toBe(415)
})

test('what is usual in documents is kept: own templates, links, printers, pictures', async () => {
  await using app = await startMediaApp()
  const usual = [
    types(plainWord),
    ...word.slice(1),
    template('file:///C:\\Users\\x\\Vorlagen\\Brief.dotx'),
    rels(
      'word/_rels/document.xml.rels',
      `Type="${office}/hyperlink" Target="https://example.org/" TargetMode="External"`,
    ),
    { name: 'word/printerSettings1.bin', bytes: Buffer.alloc(300, 7) },
    { name: 'word/media/image1.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  ]
  expect((await app.upload('Brief.docx', await zipped(usual))).status).toBe(200)
  expect((await app.upload('Text.odt', await zipped(odt(entry('META-INF/manifest.xml'))))).status).toBe(200)
})
