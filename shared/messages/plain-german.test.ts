import { expect, test } from 'vitest'
import { auditActions, auditWords } from './audit-actions.ts'
import { listMessages } from './admin-lists.ts'
import { dashboardMessages } from './dashboard.ts'
import { legalTokenLabels } from './legal-token-labels.ts'
import { userMessages } from './users.ts'

test('numbers are written as in German', () => {
  expect(listMessages.shown(25, 2012, 'Blogbeiträge')).toBe('25 von 2.012 · Blogbeiträge')
})

test('what people did is said in words', () => {
  const { recentChanges } = dashboardMessages
  expect(recentChanges.imported('Sabine Kröger', 'Team')).toBe(
    'Sabine Kröger hat die Standardinhalte für Team importiert',
  )
  expect(recentChanges.actions.schedule).toBe('eingeplant')
  expect(userMessages.actions.makeAdmin).toBe('Administrationsrechte geben')
  expect(legalTokenLabels['firma.name']).toBe('Firma')
})

test('no line of the audit log is called by its key', () => {
  for (const action of Object.keys(auditActions)) expect(auditWords(action)).toMatch(/^[A-ZÄÖÜ][^.]*$/)
})
