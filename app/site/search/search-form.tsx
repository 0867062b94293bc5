import { Form } from 'react-router'
import { searchMessages } from '#shared/messages/search.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { searchMaxLength } from '#shared/search/search-result.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './search-form.module.css'
import { searchFieldId } from './search-field.ts'

export function SearchForm({ words }: { words: string }) {
  return (
    <search className="no-print">
      <Form action={paths.search()} className={styles.form}>
        <label htmlFor={searchFieldId}>{searchMessages.label}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id={searchFieldId}
              type="search"
              className="text-input"
              name={searchParameter}
              defaultValue={words}
              placeholder={searchMessages.placeholder}
              maxLength={searchMaxLength}
              autoComplete="off"
            />
          </div>
          <Button type="submit">{searchMessages.submit}</Button>
        </div>
      </Form>
    </search>
  )
}
