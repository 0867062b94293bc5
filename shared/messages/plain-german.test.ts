import { expect, test } from 'vitest'
import { auditActions, auditWords } from './audit-actions.ts'
import { listMessages } from './admin-lists.ts'
import { dashboardMessages } from './dashboard.ts'
import { editorMessages } from './editor.ts'
import { exchangeMessages } from './exchange.ts'
import { inboxMessages } from './inbox.ts'
import { legalTokenLabels } from './legal-token-labels.ts'
import { revisionActions } from './revision-actions.ts'
import { userMessages } from './users.ts'

test('numbers are written as in German', () => {
  expect(listMessages.shown(25, 2012, 'Blogbeiträge')).toBe('25 von 2.012 · Blogbeiträge')
})

test('large counts are written as in German, wherever something is counted', () => {
  expect(listMessages.selected(2012)).toBe('2.012 ausgewählt')
  expect(inboxMessages.unread(1234)).toBe('1.234 ungelesene Nachrichten')
  expect(inboxMessages.unread(1)).toBe('1 ungelesene Nachricht')
  expect(dashboardMessages.drafts.count(1500)).toBe('1.500 insgesamt')
  expect(exchangeMessages.done(2012)).toBe('2.012 Einträge importiert')
})

test('the overview says every deed that the history of an item says, and as the lists call it', () => {
  const { actions } = dashboardMessages.recentChanges
  for (const action of Object.keys(revisionActions).filter((name) => name !== 'import'))
    expect(actions[action], action).toMatch(/^[a-zäöü]/)
  expect(`${actions.delete} ${actions.unpublish}`).toBe('in den Papierkorb gelegt zurückgezogen')
  expect(`${listMessages.actions.delete} ${listMessages.actions.unpublish}`).toBe(
    `${editorMessages.actions.delete} ${editorMessages.actions.unpublish}`,
  )
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
