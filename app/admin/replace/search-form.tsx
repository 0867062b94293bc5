import { Form } from 'react-router'
import { placeOfSettings } from '#shared/help/group-help.ts'
import type { SearchWish } from '#shared/replace/replace.ts'
import { replaceMessages as words } from '#shared/messages/replace.ts'
import { replaceParameters as parameters } from '#shared/addresses/admin-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { HelpLegend } from '#admin/kit/help-link.tsx'
import { typeFirst } from '#admin/kit/type-first.ts'
import styles from './replace.module.css'

type SearchFormProps = { wish: SearchWish; replacement: string; onReplacement: (text: string) => void }

/** What is looked for; the address keeps it, so that a link can bring it along. */
export function SearchForm({ wish, replacement, onReplacement }: SearchFormProps) {
  return (
    <search>
      <Form method="get" className={styles.form}>
        <TextField
          ref={wish.term === '' ? typeFirst : undefined}
          label={words.term}
          name={parameters.term}
          defaultValue={wish.term}
          key={wish.term}
          required
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          label={words.replacement}
          help={words.replacementHelp}
          name={parameters.replacement}
          value={replacement}
          maxLength={2000}
          autoComplete="off"
          onChange={({ target }) => onReplacement(target.value)}
        />
        <fieldset className={styles.options} aria-labelledby="suche-genauer">
          <HelpLegend id="suche-genauer" label={words.options} place={placeOfSettings.search} />
          <Option name={parameters.matchCase} label={words.matchCase} on={wish.matchCase} />
          <Option name={parameters.wholeWords} label={words.wholeWords} on={wish.wholeWords} />
          <Option name={parameters.addresses} label={words.addresses} on={wish.addresses} />
        </fieldset>
        <Button type="submit">{words.search}</Button>
      </Form>
    </search>
  )
}

function Option({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label className={styles.option}>
      <input type="checkbox" name={name} value="1" defaultChecked={on} />
      {label}
    </label>
  )
}
