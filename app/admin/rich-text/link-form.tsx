import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { formMessages } from '#shared/messages/admin-form.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { useForm } from '#admin/kit/form-context.ts'
import { usePageSuggestions } from '#admin/kit/use-page-suggestions.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import { BlockForm } from './block-form.tsx'

const address = /^(\/(?!\/)\S*|#[\w-]+|https?:\/\/\S+|mailto:\S+|tel:[+\d\s()/-]+)$/
const words = richTextMessages.link

/** Sets, changes or removes the link at the cursor. */
export function LinkForm({ editor, close }: { editor: Editor; close(): void }) {
  const { pages } = useForm()
  const id = useId()
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)
  usePageSuggestions(href)

  function set() {
    if (!address.test(href.trim())) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain
        .insertContent([
          {
            type: 'text',
            text: pages.find(({ value }) => value === href)?.label ?? href,
            marks: [{ type: 'link', attrs: { href: href.trim() } }],
          },
        ])
        .run()
    else chain.setLink({ href: href.trim() }).run()
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
      onSubmit={set}
      close={close}
      further={
        before && (
          <Button size="small" variant="line" onClick={remove}>
            {words.remove}
          </Button>
        )
      }
    >
      <TextField
        label={words.target}
        data-first
        list={`${id}-seiten`}
        value={href}
        placeholder={formMessages.linkPlaceholder}
        error={wrong ? words.wrong : undefined}
        onChange={({ target }) => {
          setHref(target.value)
          setWrong(false)
        }}
      />
      <datalist id={`${id}-seiten`}>
        {pages.map(({ value, label, area }) => (
          <option key={value} value={value}>
            {formMessages.linkChoice(area, label)}
          </option>
        ))}
      </datalist>
    </BlockForm>
  )
}
