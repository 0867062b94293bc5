import type { Side } from '#shared/editing/conflict.ts'
import { startOf } from '#shared/editing/start.ts'
import { changesBetween, isSame, withValueAt, type Path, type Values } from '#shared/editing/values.ts'
import { newItemId } from '#shared/preview.ts'
import { createObservable } from '#ui/kit/observable.ts'
import type { ServerItem } from './editor-api.ts'
import type { EditorOptions, EditorState } from './editor-state.ts'
import type { Known, SaveAnswer, Said } from './outbox.ts'
import { createTurns } from './turns.ts'
import { createValueLedger } from './value-ledger.ts'

export type EditorStore = ReturnType<typeof createEditorStore>

const saveAfterMs = 1_000
/** When this device could not even keep a change. */
const failedAgainAfterMs = 5_000

/** Keeps every keystroke: on this device at once, on the server a moment later, and never over someone else's work. */
export function createEditorStore({ fields, start, outbox, copies, onUnauthenticated }: EditorOptions) {
  const stored = copies.read()
  const state = createObservable<EditorState>({
    ...start,
    save: { kind: 'saved' },
    heardAt: null,
    copy: stored && !isSame(stored.values, start.values) ? stored : null,
  })
  const ledger = createValueLedger(start.values)
  const turns = createTurns()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The change that waits on this device, and whether the next one answers a conflict. */
  let chain: string | null = null
  let settling = false
  /** Whether what waits outlives this tab; where it does not, the crash copy stays and leaving is guarded. */
  let lasting = true
  let created = start.id !== newItemId
  let mayCreate = created

  const get = state.get
  const set = (part: Partial<EditorState>) => {
    if (part.id !== undefined && part.id !== get().id) copies.moveTo(part.id)
    state.set({ ...get(), ...part })
  }
  const isDirty = () => !ledger.isSent(get().values)

  function plan(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  function keepCopy() {
    copies.write({ values: get().values, version: get().standing.version, at: new Date().toISOString() })
  }

  function replace(values: Values) {
    set({ values })
    if (!isDirty()) return markSaved()
    keepCopy()
    if (get().save.kind === 'conflict' || get().save.kind === 'signed-out') return
    set({ save: { kind: 'waiting' } })
    if (mayCreate) plan(saveAfterMs)
  }

  function markSaved() {
    clearTimeout(timer)
    copies.clear()
    set({ save: { kind: 'saved' } })
  }

  /** Everything is saved, or what was typed meanwhile is saved next. */
  function goOnTyping() {
    if (!isDirty()) return markSaved()
    set({ save: { kind: 'waiting' } })
    plan(saveAfterMs)
  }

  /** Takes over what the server answered; what was typed meanwhile stays on top. */
  function accept(body: ServerItem, typed: Values) {
    const { id, values, standing } = startOf(body)
    ledger.confirm(values, typed)
    created = true
    mayCreate = true
    set({ id, standing, heardAt: Date.now() })
  }

  async function send(): Promise<boolean> {
    const { id, values, standing } = get()
    set({ save: { kind: 'saving' } })
    const base = chain === null ? { version: standing.version } : { after: chain }
    const change = { id, isNew: !created, ...ledger.changes(values, !created), base, settles: settling }
    const sent = await outbox.send(change).catch(() => null)
    if (!sent) return failToKeep()
    const { key, id: knownAs, answer } = sent
    lasting = sent.lasting
    settling = false
    if (answer.kind === 'kept' || answer.kind === 'signed-out' || answer.kind === 'behind') {
      chain = key
      ledger.send(values)
      created = true
      set({ id: knownAs })
    } else chain = null
    return take(answer, values)
  }

  /** What became of a change that holds `typed`. True when the server has everything. */
  function take(answer: SaveAnswer, typed: Values): boolean {
    if (answer.kind !== 'done') return fail(answer)
    accept(answer.body, typed)
    goOnTyping()
    return true
  }

  /** Never waits for another save: the one that failed is still under way here. */
  function fail(answer: Exclude<SaveAnswer, { kind: 'done' }>): false {
    if (isDirty() || !lasting) keepCopy()
    else copies.clear()
    if (answer.kind === 'behind') meet(answer.known)
    else if (answer.kind === 'conflict') openConflict(answer.current)
    else if (answer.kind === 'signed-out') {
      set({ save: { kind: 'signed-out' } })
      void onUnauthenticated?.().then(goOn)
    } else if (answer.kind === 'refused') {
      set({ save: { kind: 'refused', message: answer.message, fields: answer.fields } })
    } else {
      set({ save: { kind: isDirty() ? 'waiting' : whileWaiting() } })
      if (isDirty()) plan(saveAfterMs)
    }
    return false
  }

  const whileWaiting = () => (lasting ? 'kept' : 'waiting')

  /** This device is full or its database is closed: nothing is safe but the crash copy, so nothing else is said. */
  function failToKeep(): false {
    keepCopy()
    set({ save: { kind: 'failed' } })
    plan(failedAgainAfterMs)
    return false
  }

  /** Signed in again: what waits is sent, and without that a save tells where things stand. */
  async function goOn() {
    await outbox.retry()
    if (chain === null) await save()
  }

  function openConflict({ version, values: theirs }: { version: number; values: Values }) {
    const disputes = ledger.disputes(fields, get().values, theirs)
    set({ save: { kind: 'conflict', disputes, theirs, version } })
    // Someone saved the very same text: nothing to decide.
    if (disputes.length === 0) void resolve({})
  }

  /** Saves now; true when the server has everything. Saves follow each other, never overlap. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    mayCreate = true
    return turns.take(saveNext)
  }

  async function saveNext(): Promise<boolean> {
    if (get().save.kind === 'conflict') return false
    if (isDirty() || !created) return send()
    if (settling) {
      if (!(await outbox.drop(get().id))) return failToKeep()
      settling = false
    }
    if (chain !== null) return false
    markSaved()
    return true
  }

  /** After the person has chosen a side for every field in dispute. */
  function resolve(choices: Record<string, Side>): Promise<boolean> {
    const { save: current, standing } = get()
    if (current.kind !== 'conflict') return Promise.resolve(false)
    // Again, because typing may have gone on since the conflict was found.
    const values = ledger.settled(fields, get().values, current.theirs, choices)
    ledger.confirm(current.theirs, current.theirs)
    chain = null
    settling = true
    set({ values, standing: { ...standing, version: current.version }, save: { kind: 'waiting' } })
    keepCopy()
    return Promise.resolve().then(save)
  }

  /** A change beside saving, such as publishing: everything typed is saved first. */
  async function act(change: (id: string, version: number) => Promise<Said>) {
    if (!(await save())) return { kind: 'unsaved' } as const
    // In turn with saving: what is typed meanwhile builds on the version that this makes.
    const answer = await turns.take(async () => {
      const { id, standing, values: typed } = get()
      const said = await change(id, standing.version)
      if (said.kind === 'done') takeWhole(said.body, typed)
      return said
    })
    if (answer.kind === 'conflict' || answer.kind === 'signed-out') fail(answer)
    return answer
  }

  /** The item as the server has it now; what was typed since `typed` stays on top, and is saved like everything else. */
  function takeWhole(body: ServerItem, typed: Values) {
    const { values } = startOf(body)
    const meanwhile = changesBetween(typed, get().values)
    accept(body, values)
    set({ values: { ...values, ...meanwhile } })
    if (isDirty()) keepCopy()
    goOnTyping()
  }

  /** A change that waited was answered, perhaps in another tab. */
  function settled(key: string, answer: SaveAnswer) {
    if (key !== chain) return
    chain = null
    // What was refused is not on its way any more.
    if (answer.kind === 'refused') {
      ledger.takeBack()
      // Nor is the item that it should have made: the next save makes it.
      if ('nowhere' in answer) created = false
    }
    take(answer, ledger.sent())
  }

  /** What other tabs and other people did; never under the hands of somebody who types. */
  function follow(known: Known) {
    const { kind } = get().save
    if (isDirty() || turns.isBusy() || kind === 'refused') return
    // Somebody has to choose, unless that was done in another tab.
    if (kind === 'conflict' && known.waiting?.parked) return
    meet(known)
  }

  /** Takes over what this browser knows of the item; what was typed and never sent stays on top. */
  function meet({ start: known, waiting }: Known) {
    const { save: before, copy, standing } = get()
    const typed = changesBetween(ledger.sent(), get().values)
    if (waiting) {
      const values = { ...ledger.waitOn(known?.values, waiting), ...typed }
      chain = waiting.key
      created = true
      mayCreate = true
      set({
        id: known?.id ?? get().id,
        values,
        standing: known?.standing ?? standing,
        copy: copy && isSame(copy.values, values) ? null : copy,
        save: { kind: before.kind === 'signed-out' ? before.kind : ledger.isSent(values) ? whileWaiting() : 'waiting' },
      })
      const current = waiting.parked?.current
      if (current) openConflict(current)
      else if (isDirty()) plan(saveAfterMs)
    } else if (known && (chain !== null || before.kind === 'conflict' || known.standing.version > standing.version)) {
      chain = null
      ledger.confirm(known.values, known.values)
      set({ id: known.id, values: { ...known.values, ...typed }, standing: known.standing, heardAt: Date.now() })
      goOnTyping()
    }
  }

  return {
    get,
    subscribe: state.subscribe,
    settled,
    follow,
    change: (path: Path, value: unknown) => replace(withValueAt(get().values, path, value)),
    replace,
    save,
    resolve,
    act,
    /** The title is written: from now on a new item is saved by itself. */
    allowCreation() {
      if (mayCreate) return
      mayCreate = true
      if (isDirty()) plan(0)
    },
    takeCopy() {
      const { copy, values } = get()
      set({ copy: null })
      if (copy) replace({ ...values, ...copy.values })
    },
    dropCopy() {
      copies.clear()
      set({ copy: null })
      if (isDirty()) keepCopy()
    },
    /** The item was changed as a whole; what was typed before is in the revisions. */
    load: (item: ServerItem) => takeWhole(item, get().values),
    /** The item is gone. */
    dropEverything() {
      ledger.send(get().values)
      markSaved()
    },
    /** Whether leaving could lose something: what is kept on this device waits there. */
    hasUnsaved: () => get().save.kind !== 'saved' && get().save.kind !== 'kept',
    retryNow: () => void (isDirty() ? save() : outbox.retry()),
    close: () => clearTimeout(timer),
  }
}
