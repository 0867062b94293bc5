import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { completeAddress } from '#shared/addresses/complete-address.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { useForm } from '#admin/kit/form-context.ts'
import { LinkSearch } from '#admin/kit/link-search.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { BlockForm } from './block-form.tsx'

const address = /^(\/(?!\/)\S*|#[\w-]+|https?:\/\/\S+|mailto:\S+|tel:[+\d\s()/-]+)$/
const words = richTextMessages.link

/** Sets, changes or removes the link at the cursor. */
export function LinkForm({ editor, close }: { editor: Editor; close(): void }) {
  const { pages } = useForm()
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)

  function set(typed: string, name?: string) {
    const target = completeAddress(typed)
    if (!address.test(target)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before) {
      const text = name ?? pages.find(({ value }) => value === target)?.label ?? typed.trim()
      const link = { type: 'link', attrs: { href: target } }
      // What is typed after it is no link any more.
      chain
        .insertContent([{ type: 'text', text, marks: [link] }])
        .unsetMark('link')
        .run()
    } else chain.setLink({ href: target }).run()
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
    </BlockForm>
  )
}
