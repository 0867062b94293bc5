import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { BlockForm } from './block-form.tsx'
import { foundIn, goToNext, lookFor, replaceAll, replaceOne, selectedWords } from './find-text.ts'

const words = richTextMessages.find

/** Finds and replaces in this one text; Enter goes from place to place. */
export function FindForm({ editor, close }: { editor: Editor; close(): void }) {
  const [sought, setSought] = useState(() => selectedWords(editor))
  const [replacement, setReplacement] = useState('')
  const { count, here } = useEditorState({
    editor,
    selector: () => ({ count: foundIn(editor.state).matches.length, here: foundIn(editor.state).here }),
  })
  useEffect(() => {
    lookFor(editor, selectedWords(editor))
    return () => {
      if (!editor.isDestroyed) lookFor(editor, '')
    }
  }, [editor])
  return (
    <BlockForm
      label={words.label}
      submit={words.next}
      onSubmit={() => goToNext(editor)}
      close={close}
      further={
        <>
          <Button size="small" variant="line" onClick={() => replaceOne(editor, replacement)}>
            {words.replace}
          </Button>
          <Button size="small" variant="line" onClick={() => replaceAll(editor, replacement)}>
            {words.replaceAll}
          </Button>
        </>
      }
    >
      <TextField
        label={words.sought}
        data-first
        value={sought}
        onChange={({ target }) => {
          setSought(target.value)
          lookFor(editor, target.value)
        }}
      />
      <TextField
        label={words.replacement}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <output>{sought === '' ? '' : words.found(count, here + 1)}</output>
    </BlockForm>
  )
}
