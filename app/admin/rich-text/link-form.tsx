import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { completeAddress } from '#shared/addresses/complete-address.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { useForm } from '#admin/kit/form.ts'
import { LinkSearch } from '#admin/kit/link-search.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { BlockForm } from './block-form.tsx'
import styles from './toolbar.module.css'

type LinkAttributes = { href: string; button: boolean }

const address = /^(\/(?!\/)\S*|#[\w-]+|https?:\/\/\S+|mailto:\S+|tel:[+\d\s()/-]+)$/
const words = richTextMessages.link

type LinkFormProps = {
  editor: Editor
  /** Whether a button was asked for. */
  asButton?: boolean
  close(): void
}

/** Sets, changes or removes the link at the cursor. */
export function LinkForm({ editor, asButton = false, close }: LinkFormProps) {
  const { pages } = useForm()
  const { href: before = '', button: wasButton = false } = editor.getAttributes('link') as Partial<LinkAttributes>
  const [button, setButton] = useState(asButton || wasButton)
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)

  function set(typed: string, name?: string) {
    const target = completeAddress(typed)
    if (!address.test(target)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before) {
      const text = name ?? pages.find(({ value }) => value === target)?.label ?? typed.trim()
      const link = { type: 'link', attrs: { href: target, button } }
      // What is typed after it is no link any more.
      chain
        .insertContent([{ type: 'text', text, marks: [link] }])
        .unsetMark('link')
        .run()
    } else chain.setLink({ href: target }).updateAttributes('link', { button }).run()
    close()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <BlockForm
      label={words.label}
      submit={richTextMessages.apply}
      onSubmit={() => set(href)}
      close={close}
      further={
        before && (
          <Button size="small" variant="line" onClick={remove}>
            {words.remove}
          </Button>
        )
      }
    >
      <Field label={words.target} error={wrong ? words.wrong : undefined} errorAloud>
        {(control) => (
          <LinkSearch
            {...control}
            data-first
            value={href}
            onChange={(value) => {
              setHref(value)
              setWrong(false)
            }}
            onPick={({ value, label }) => set(value, label)}
          />
        )}
      </Field>
      <label className={styles.choice}>
        <input type="checkbox" checked={button} onChange={({ target }) => setButton(target.checked)} />
        {words.asButton}
      </label>
    </BlockForm>
  )
}
