import type { Fields } from '#shared/content/field-types.ts'
import type { Side } from '#shared/editing/conflict.ts'
import { startOf } from '#shared/editing/start.ts'
import { changesBetween, isSame, type Values } from '#shared/editing/values.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import type { Parked } from '#admin/offline/queued-change.ts'
import type { SaveState } from '#admin/offline/save-state.ts'
import { isDirty, type EditorState, type KnownItem } from './editor-state.ts'
import { confirmed, conflictsIn, filledBy, valuesAfter, waitingOn } from './saved-values.ts'

/** Everything that can happen to an open item. `typed` is what the form held when the server was asked. */
export type SaveEvent =
  | { kind: 'typed'; values: Values }
  | { kind: 'creation-allowed' }
  | { kind: 'copy-answered' }
  | { kind: 'sending' }
  /** This device took a change: perhaps the server answered as well. */
  | { kind: 'sent'; key: string; id: string; typed: Values; outcome: SaveState; lasting: boolean; known?: KnownItem }
  /** A change that waited was answered, perhaps in another tab. */
  | { kind: 'answered'; key: string; outcome: SaveState }
  /** This device is full or its database is closed. */
  | { kind: 'not-kept' }
  /** Nothing is left to send. */
  | { kind: 'nothing-to-send' }
  /** A side was chosen for every field in conflict. */
  | { kind: 'resolved'; choices: Record<string, Side> }
  /** What the server said to a change beside saving, such as publishing. */
  | { kind: 'acted'; typed: Values; outcome: SaveState }
  /** Other tabs or other people did something. */
  | { kind: 'known'; known: KnownItem }
  | { kind: 'gone' }

/** What is true about saving after something happened. Pure: what follows from it is done in editor-store.ts. */
export function createSaveReducer(fields: Fields, now: () => number = Date.now) {
  return function reduce(state: EditorState, event: SaveEvent): EditorState {
    switch (event.kind) {
      case 'typed':
        return hearTyping(state, event.values)
      case 'creation-allowed':
        return state.mayCreate ? state : { ...state, mayCreate: true }
      case 'copy-answered':
        return { ...state, copy: null }
      case 'sending':
        return { ...state, save: { kind: 'saving' } }
      case 'sent':
        return hearSent(state, event)
      case 'answered':
        return hearAnswer(state, event)
      case 'not-kept':
        return { ...state, save: { kind: 'failed' } }
      case 'nothing-to-send':
        return state.waitsFor === null ? atRest({ ...state, settling: false }) : { ...state, settling: false }
      case 'resolved':
        return resolve(state, event.choices)
      case 'acted':
        return hearAction(state, event)
      case 'known':
        return meet(state, event.known)
      case 'gone':
        return atRest({ ...state, waitsFor: null, savedValues: { ...state.savedValues, sent: state.values } })
    }
  }

  function hearTyping(before: EditorState, values: Values): EditorState {
    const state = { ...before, values }
    // Neither ends by typing: somebody has to choose, or to sign in.
    if (state.save.kind === 'parked' || state.save.kind === 'signed-out') return state
    return atRest(state)
  }

  function hearSent(before: EditorState, { key, id, typed, outcome, lasting, known }: Of<'sent'>): EditorState {
    const state = { ...before, lasting, settling: false, waitsFor: null }
    if (outcome.kind !== 'kept' && outcome.kind !== 'signed-out' && outcome.kind !== 'behind')
      return take(state, outcome, typed)
    const waiting = { ...state, id, created: true, waitsFor: key, savedValues: { ...state.savedValues, sent: typed } }
    return known ? meet(waiting, known) : take(waiting, outcome, typed)
  }

  function hearAnswer(state: EditorState, { key, outcome }: Of<'answered'>): EditorState {
    if (key !== state.waitsFor) return state
    const answered = { ...state, waitsFor: null }
    if (outcome.kind !== 'refused') return take(answered, outcome, state.savedValues.sent)
    // What was refused is not on its way any more, nor is the item that it should have made: the next save makes it.
    const savedValues = { ...state.savedValues, sent: state.savedValues.confirmed }
    return take({ ...answered, savedValues, created: state.created && !outcome.nowhere }, outcome, savedValues.sent)
  }

  /** What became of a change that holds `typed`. */
  function take(state: EditorState, outcome: SaveState, typed: Values): EditorState {
    if (outcome.kind === 'done' && outcome.item) return atRest(accept(state, outcome.item, typed))
    if (outcome.kind === 'parked') return inConflict(state, outcome.dispute)
    if (outcome.kind === 'signed-out' || outcome.kind === 'refused') return { ...state, save: outcome }
    return { ...state, save: { kind: isDirty(state) ? 'waiting' : whileKept(state) } }
  }

  /** Takes over what the server answered; what was typed meanwhile stays on top. */
  function accept(state: EditorState, item: WorkingItem, typed: Values): EditorState {
    const { id, values, serverState } = startOf(item)
    const filled = filledBy(values, typed)
    const savedValues = confirmed(values, { ...typed, ...filled })
    // Not over what was typed meanwhile.
    const news = Object.fromEntries(Object.entries(filled).filter(([name]) => state.values[name] === typed[name]))
    return {
      ...state,
      id,
      values: { ...state.values, ...news },
      serverState,
      savedValues,
      created: true,
      mayCreate: true,
      heardAt: now(),
    }
  }

  function inConflict(state: EditorState, parked: Parked): EditorState {
    const conflicts = conflictsIn(state.savedValues, fields, state.values, parked.current.values)
    return { ...state, conflicts, save: { kind: 'parked', dispute: parked } }
  }

  function resolve(state: EditorState, choices: Record<string, Side>): EditorState {
    if (state.save.kind !== 'parked') return state
    const { version, values: theirs } = state.save.dispute.current
    // Again, because typing may have gone on since the conflict was found.
    const values = valuesAfter(conflictsIn(state.savedValues, fields, state.values, theirs), theirs, choices)
    const serverState = { ...state.serverState, version }
    const savedValues = confirmed(theirs, theirs)
    return {
      ...state,
      values,
      serverState,
      savedValues,
      conflicts: [],
      waitsFor: null,
      settling: true,
      save: { kind: 'waiting' },
    }
  }

  /** Publishing changes the item as a whole; a conflict or a lost session ends it as they end a save. */
  function hearAction(state: EditorState, { typed, outcome }: Of<'acted'>): EditorState {
    if (outcome.kind === 'parked' || outcome.kind === 'signed-out') return take(state, outcome, typed)
    if (outcome.kind !== 'done' || !outcome.item) return state
    const { values } = startOf(outcome.item)
    const meanwhile = changesBetween(typed, state.values)
    return atRest({ ...accept(state, outcome.item, values), values: { ...values, ...meanwhile } })
  }

  /** Takes over what this browser knows of the item; what was typed and never sent stays on top. */
  function meet(state: EditorState, { start, waiting }: KnownItem): EditorState {
    const typed = changesBetween(state.savedValues.sent, state.values)
    if (waiting) {
      const savedValues = waitingOn(start?.values ?? state.savedValues.base, waiting)
      const values = { ...savedValues.sent, ...typed }
      const copy = state.copy && isSame(state.copy.values, values) ? null : state.copy
      const met = {
        ...state,
        ...start,
        values,
        savedValues,
        copy,
        created: true,
        mayCreate: true,
        waitsFor: waiting.key,
      }
      if (waiting.parked) return inConflict(met, waiting.parked)
      return state.save.kind === 'signed-out' ? met : atRest(met)
    }
    const isNews = state.waitsFor !== null || state.save.kind === 'parked'
    if (!start || (!isNews && start.serverState.version <= state.serverState.version)) return state
    const savedValues = confirmed(start.values, start.values)
    const values = { ...start.values, ...typed }
    return atRest({ ...state, ...start, values, savedValues, waitsFor: null, heardAt: now() })
  }
}

type Of<Kind extends SaveEvent['kind']> = Extract<SaveEvent, { kind: Kind }>

/** Something is still to be sent, or waits on this device, or the server has everything. */
function atRest(state: EditorState): EditorState {
  if (isDirty(state)) return { ...state, conflicts: [], save: { kind: 'waiting' } }
  const save: SaveState = state.waitsFor === null ? { kind: 'done', item: null } : { kind: whileKept(state) }
  return { ...state, conflicts: [], save }
}

/** Only what outlives the tab is called safe. */
function whileKept({ lasting }: EditorState): 'kept' | 'waiting' {
  return lasting ? 'kept' : 'waiting'
}
