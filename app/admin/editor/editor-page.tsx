import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { findDefinition } from '#shared/content/index.ts'
import { pickField } from '#shared/editing/pick-field.ts'
import { mayUse, rightToWrite } from '#shared/people/people.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { isPageOn, isSwitchable } from '#shared/addresses/page-switch.ts'
import { previewAddress } from '#shared/addresses/item-address.ts'
import { draftAddress, newItemId, type SpokenPlace } from '#shared/preview/preview.ts'
import { siteDialogs, sitePages } from '#shared/addresses/site-addresses.ts'
import { FieldRow } from '#admin/form/field-row.tsx'
import { controlId, FormProvider } from '#admin/kit/form.ts'
import { isLocalId } from '#admin/offline/queued-change.ts'
import { useOfflineStatus } from '#admin/offline/use-offline.ts'
import { CommentsPanel } from '#admin/reviews/comments-panel.tsx'
import { ReviewNotice } from '#admin/reviews/review-notice.tsx'
import { useDraftTalk } from '#admin/reviews/use-draft-talk.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { placeCaret, useCaretPlaces } from '#admin/preview/caret-places.ts'
import { PreviewAway, PreviewPane } from '#admin/preview/preview-pane.tsx'
import { SnippetPreview } from '#admin/preview/snippet-preview.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorDialogs, useSignInAgain } from './editor-dialogs.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { EditorNotices } from './editor-notices.tsx'
import { backTo } from './editor-place.ts'
import styles from './editor-page.module.css'
import { fieldIn, jumpToField } from './jump-to-field.ts'
import { creationState, LeaveGuard } from './leave-guard.tsx'
import { useEditor } from './use-editor.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useLinkPages } from './use-link-pages.ts'
import { usePublishing } from './use-publishing.ts'

// One document each has them.
const BrandPreview = lazy(async () => ({ default: (await import('#admin/preview/brand-preview.tsx')).BrandPreview }))
const HeaderPreview = lazy(async () => ({ default: (await import('#admin/preview/header-preview.tsx')).HeaderPreview }))
const SettingsPreview = lazy(async () => ({
  default: (await import('#admin/preview/settings-preview.tsx')).SettingsPreview,
}))

/** The last part of an address that waits for its title. */
const newPlace = new RegExp(`(?<=/)${newItemId}$`)

/** The editor of every item and document, drawn from its definition. */
export function EditorPage({ data }: { data: EditorData }) {
  const definition = findDefinition(data.name)!
  const signIn = useSignInAgain()
  const editor = useEditor(definition, data, signIn.ask)
  const { store, state, errors } = editor
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [putAside, setPutAside] = useState<number | null>(null)
  const [view, setView] = useState<'form' | 'preview'>('form')
  const [wide, setWide] = useState(false)
  // A conflict asks by itself, once; closing it lets people look around before they choose.
  const conflict = state.save.kind === 'parked' ? state.save.dispute.current.version : null
  const shownDialog = conflict !== null && conflict !== putAside ? 'conflict' : dialog
  function open(next: OpenDialog) {
    if (next === 'conflict') setPutAside(null)
    setDialog(next)
  }
  const linkPages = useLinkPages(definition, data, state.values)
  const { principal } = useAdminFrame()
  const mayPublish = mayUse(principal, rightToWrite(definition))
  const talk = useDraftTalk(data.name, state.id)
  const publishing = usePublishing({ mayPublish, definition, editor, data, linkPages, open, onDone: talk.readAgain })
  const navigate = useNavigate()
  const titleField = definition.kind === 'collection' ? definition.title : undefined

  useEffect(() => {
    if (state.id === data.start.id) return
    void navigate(adminPaths.item(data.name, state.id), {
      replace: true,
      state: { ...creationState, ...keepScroll.state },
    })
  }, [state.id, data.start.id, data.name, navigate])

  // Whoever makes something begins with its name, unless they have begun elsewhere before the page was alive.
  const startId = data.start.id
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]')
    if (startId === newItemId && titleField && !isTyping) document.getElementById(controlId(titleField))?.focus()
  }, [startId, titleField])

  /** The address of an item is made of its title and stays, so it waits for one (J16). */
  function save(): Promise<boolean> | null {
    const unnamed = state.id === newItemId && titleField && String(state.values[titleField] ?? '').trim() === ''
    if (!unnamed) return store.save()
    editor.leave(titleField)
    jumpToField(titleField)
    return null
  }

  // Whoever comes from a list of texts or from the palette is led to the field that was chosen there, also from here.
  const location = useLocation()
  useEffect(() => {
    const asked = fieldIn(location)
    if (asked) jumpToField(asked)
  }, [location])

  useEditorKeys({
    save: () => void save(),
    publish: () => void publishing.publish(),
    // The guard asks first when something is not saved.
    leave: () => void navigate(backTo(definition)),
  })

  const { fields } = definition
  const formElement = useRef<HTMLFormElement>(null)
  const caret = useCaretPlaces(formElement)
  const { connection } = useOfflineStatus()
  const away = connection === 'offline' || isLocalId(state.id)
  const page = previewAddress(data.name, state.id, state.values, data.example)
  const fullAddress = new URL(page ?? '', data.publicUrl).href.replace(/^https?:\/\//, '').replace(newPlace, '…')
  const draft = {
    address: draftAddress(page ?? '', data.name, state.id),
    // Whoever was signed out got another page in its place.
    visit: signIn.times,
    values: state.values,
    caret,
    onPick(place: SpokenPlace, letters: number) {
      const path = pickField(fields, state.values, { text: place.texts[0] ?? '', image: place.image })
      if (!path) return
      setView('form')
      requestAnimationFrame(() => placeCaret(jumpToField(path), place, letters))
    },
  }
  const pages = [
    ...sitePages.map((entry) => ({ ...entry, area: words.areas.page })),
    ...siteDialogs.map((entry) => ({ ...entry, area: words.areas.dialog })),
    ...linkPages.offered,
  ].filter(({ value }) => isPageOn(value, data.offPages))
  const form = {
    content: data.name,
    itemId: state.id,
    choices: data.choices,
    pages,
    suggestPages: linkPages.suggest,
    locked: data.locked,
    errors,
    change: store.change,
    typing: store.typing,
    leave(path: string) {
      editor.leave(path)
      if (path === titleField && String(state.values[path] ?? '').trim() !== '') store.allowCreation()
    },
  }

  return (
    <div className={styles.editor} data-view={view} data-wide={wide || !page ? '' : undefined}>
      <EditorBar
        definition={definition}
        editor={editor}
        publishing={publishing}
        save={save}
        open={open}
        view={view}
        setView={setView}
        example={data.example}
        preview={page ? { wide, setWide } : undefined}
      />
      <FormProvider value={form}>
        <form
          ref={formElement}
          className={styles.form}
          noValidate
          aria-label={words.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <ReviewNotice talk={talk} mayPublish={mayPublish} approve={() => void publishing.publish()} />
          <EditorNotices definition={definition} editor={editor} publishing={publishing} example={data.example} />
          {Object.entries(fields)
            .filter(([name]) => name !== 'off' || isSwitchable(state.id))
            .map(([name, field]) => (
              <Fragment key={name}>
                <FieldRow path={name} field={field} values={state.values} />
                {name === 'seoDescription' && <SnippetPreview values={state.values} address={fullAddress} />}
              </Fragment>
            ))}
          {definition.kind === 'collection' && <CommentsPanel talk={talk} />}
        </form>
      </FormProvider>
      {page && !wide && (
        <div className={styles.preview}>
          <Suspense>
            {data.name === 'generalSettings' && <SettingsPreview values={state.values} publicUrl={data.publicUrl} />}
            {away ? (
              <PreviewAway />
            ) : data.name === 'headerMenu' ? (
              <HeaderPreview {...draft} />
            ) : data.name === 'brand' ? (
              <BrandPreview {...draft} />
            ) : (
              <PreviewPane {...draft} shownAddress={fullAddress} />
            )}
          </Suspense>
        </div>
      )}
      <EditorDialogs
        dialog={shownDialog}
        close={() => {
          setPutAside(conflict)
          setDialog(null)
        }}
        definition={definition}
        editor={editor}
        publishing={publishing}
        data={data}
        signIn={signIn}
      />
      <LeaveGuard store={store} />
    </div>
  )
}
