import type { Fields } from '#shared/content/field-types.ts'
import type { Side } from '#shared/editing/conflict.ts'
import type { EditorStart } from '#shared/editing/start.ts'
import { withValueAt, type Path, type Values } from '#shared/editing/values.ts'
import { createSerialQueue } from '#shared/time/serial-queue.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { saveStateOf, type SaveState } from '#admin/offline/save-state.ts'
import { createObservable } from '#kit/state/observable.ts'
import type { CallResult } from '#kit/server-call/call-server.ts'
import type { CrashCopies } from './crash-copy.ts'
import { isDirty, startEditing, type EditorState, type KnownItem } from './editor-state.ts'
import type { EditorOutbox } from './outbox.ts'
import { createSaveReducer, type SaveEvent } from './save-reducer.ts'
import { changesSince } from './saved-values.ts'

export type EditorStore = ReturnType<typeof createEditorStore>
type Parts = {
  fields: Fields
  start: EditorStart
  outbox: Pick<EditorOutbox, 'send' | 'drop' | 'retry'>
  copies: CrashCopies
  /** Asks the person to sign in again; resolves when it is worth trying once more. */
  onUnauthenticated?: () => Promise<void>
}

const saveAfterMs = 1_000
/** When this device could not even keep a change. */
const failedAgainAfterMs = 5_000

/** Keeps every keystroke: on this device at once, on the server a moment later, and never over someone else's work. */
export function createEditorStore({ fields, start, outbox, copies, onUnauthenticated }: Parts) {
  const state = createObservable<EditorState>(startEditing(start, copies.read()))
  const reduce = createSaveReducer(fields)
  const inTurn = createSerialQueue()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false

  const { get } = state

  function dispatch(event: SaveEvent) {
    const before = get()
    const after = reduce(before, event)
    if (after === before) return
    if (after.id !== before.id) copies.moveTo(after.id)
    state.set(after)
    if (after.save === before.save && after.values === before.values) return
    keepSafe(after, event)
    if (after.save !== before.save) goOn(after)
    if (after.save.kind === 'waiting' && isDirty(after) && after.mayCreate) plan(saveAfterMs)
  }

  /** The crash copy holds what neither the server nor the queue of this device has. */
  function keepSafe(after: EditorState, event: SaveEvent) {
    const { kind } = after.save
    if (kind === 'saving') return
    if (kind === 'done') copies.clear()
    else if (isDirty(after) || !after.lasting || after.settling || kind === 'failed') keepCopy()
    else if (event.kind === 'sent' || event.kind === 'answered' || event.kind === 'acted') copies.clear()
  }

  function goOn({ save: { kind }, conflicts }: EditorState) {
    if (kind === 'done') clearTimeout(timer)
    if (kind === 'failed') plan(failedAgainAfterMs)
    if (kind === 'signed-out') void onUnauthenticated?.().then(sendWhatWaits)
    // Someone saved the very same text: nothing to decide.
    if (kind === 'parked' && conflicts.length === 0) void resolve({})
  }

  function plan(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  function keepCopy() {
    const { values, serverState } = get()
    copies.write({ values, version: serverState.version, at: new Date().toISOString() })
  }

  /** Signed in again: what waits is sent, and without that a save tells where things stand. */
  async function sendWhatWaits() {
    await outbox.retry()
    if (get().waitsFor === null) await save()
  }

  /** Saves now; true when the server has everything. Saves follow each other, never overlap. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    dispatch({ kind: 'creation-allowed' })
    return inTurn.run(saveNext)
  }

  async function saveNext(): Promise<boolean> {
    const { save: current, created, settling, id } = get()
    if (current.kind === 'parked') return false
    if (isDirty(get()) || !created) return send()
    if (settling && !(await outbox.drop(id))) return failToKeep()
    dispatch({ kind: 'nothing-to-send' })
    return get().save.kind === 'done'
  }

  async function send(): Promise<boolean> {
    const { id, values: typed, serverState, savedValues, created, waitsFor, settling } = get()
    dispatch({ kind: 'sending' })
    const base = waitsFor === null ? { version: serverState.version } : { after: waitsFor }
    const change = { id, isNew: !created, ...changesSince(savedValues, typed, !created), base, settles: settling }
    const sent = await outbox.send(change).catch(() => null)
    if (!sent) return failToKeep()
    dispatch({ kind: 'sent', typed, ...sent })
    return sent.outcome.kind === 'done'
  }

  /** Nothing is safe but the crash copy, so nothing else is said. */
  function failToKeep(): false {
    dispatch({ kind: 'not-kept' })
    return false
  }

  /** After the person has chosen a side for every field in conflict. */
  async function resolve(choices: Record<string, Side>): Promise<boolean> {
    if (get().save.kind !== 'parked') return false
    dispatch({ kind: 'resolved', choices })
    await Promise.resolve()
    return save()
  }

  /** A change beside saving, such as publishing: everything typed is saved first, and its answer is taken like a save's. */
  async function act(change: (id: string, version: number) => Promise<CallResult<WorkingItem>>): Promise<SaveState> {
    if (!(await save()) && get().save.kind !== 'done') return get().save
    // In turn with saving: what is typed meanwhile builds on the version that this makes.
    return inTurn.run(async () => {
      const { id, serverState, values: typed } = get()
      const outcome = saveStateOf(await change(id, serverState.version))
      dispatch({ kind: 'acted', typed, outcome })
      return outcome
    })
  }

  /** What other tabs and other people did; never under the hands of somebody who types. */
  function follow(known: KnownItem) {
    const { kind } = get().save
    if (isTyping || isDirty(get()) || inTurn.isBusy() || kind === 'refused') return
    // Somebody has to choose, unless that was done in another tab.
    if (kind === 'parked' && known.waiting?.parked) return
    dispatch({ kind: 'known', known })
  }

  const replace = (values: Values) => dispatch({ kind: 'typed', values })

  return {
    get,
    subscribe: state.subscribe,
    answered: (key: string, outcome: SaveState) => dispatch({ kind: 'answered', key, outcome }),
    follow,
    change: (path: Path, value: unknown) => replace(withValueAt(get().values, path, value)),
    /** Something is on its way into the values. */
    typing(on: boolean) {
      isTyping = on
    },
    replace,
    save,
    resolve,
    act,
    /** The title is written: from now on a new item is saved by itself. */
    allowCreation() {
      if (get().mayCreate) return
      dispatch({ kind: 'creation-allowed' })
      if (isDirty(get())) plan(0)
    },
    takeCopy() {
      const { copy, values } = get()
      dispatch({ kind: 'copy-answered' })
      if (copy) replace({ ...values, ...copy.values })
    },
    dropCopy() {
      copies.clear()
      dispatch({ kind: 'copy-answered' })
      if (isDirty(get())) keepCopy()
    },
    /** The item was changed as a whole; what was typed before is in the revisions. */
    load: (item: WorkingItem) => dispatch({ kind: 'acted', typed: get().values, outcome: { kind: 'done', item } }),
    /** The item is gone. */
    dropEverything: () => dispatch({ kind: 'gone' }),
    /** Whether leaving could lose something: what is kept on this device waits there. */
    hasUnsaved: () => get().save.kind !== 'done' && get().save.kind !== 'kept',
    retryNow: () => void (isDirty(get()) ? save() : outbox.retry()),
    close: () => clearTimeout(timer),
  }
}
