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
  const sheet = [entry('[Content_Types].xml'), entry('xl/workbook.xml')]
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
})
