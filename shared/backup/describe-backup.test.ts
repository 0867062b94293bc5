import { expect, test } from 'vitest'
import { describeBackup } from './describe-backup.ts'

const now = new Date('2026-11-16T09:00:00Z')
const proven = { at: '2026-11-16T02:10:00.000Z', records: 412, media: 88 }

test('the last backup is told by the clock of Germany', () => {
  expect(describeBackup({ proven, problem: null }, now)).toBe('geprüft heute 03:10, 412 Datensätze, 88 Medien')
  const before = { ...proven, at: '2026-11-15T02:10:00.000Z', records: 1, media: 1 }
  expect(describeBackup({ proven: before, problem: null }, now)).toBe(
    'geprüft gestern 03:10, 1 Datensatz, 1 Mediendatei',
  )
})

test('what failed since stands over what was proven before, and without any it says so', () => {
  const problem = { at: '2026-11-16T02:10:00.000Z', text: 'Kein Platz.' }
  expect(describeBackup({ proven, problem }, now)).toBe('fehlgeschlagen heute 03:10: Kein Platz.')
  expect(describeBackup({ proven: null, problem: null }, now)).toBe('noch keine Sicherung')
})
