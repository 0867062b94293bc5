import { Form, useNavigate } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { adminPaths, legalArchiveParameters as names } from '#shared/addresses/admin-paths.ts'
import { legalPaths, type LegalName } from '#shared/addresses/legal-names.ts'
import { legalArchiveMessages as words } from '#shared/messages/travel.ts'
import { RouterTabs } from '#admin/kit/router-tabs.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { LegalSheet, type LegalSheetProps } from './legal-sheet.tsx'
import styles from './legal-archive-page.module.css'

type Version = { seq: number; from: string }
type LegalArchiveProps = Omit<LegalSheetProps, 'shown'> & {
  legal: LegalName
  versions: Version[]
  seq: number | null
  against: number | null
  day: string
  /** Whether nothing was published yet on that day. */
  missed: boolean
  shown: LegalSheetProps['shown'] | null
}

/** Every version of a legal text for its owner: read, compared, and printed. */
export function LegalArchivePage(props: LegalArchiveProps) {
  const { legal, title, versions, seq, against, day, missed, shown, comparison, printedAt } = props
  const navigate = useNavigate()
  const choose = (choice: { shown?: string; against?: string }) => {
    const query = { [names.shown]: String(seq ?? ''), [names.against]: String(against ?? '') }
    if (choice.shown !== undefined) query[names.shown] = choice.shown
    if (choice.against !== undefined) query[names.against] = choice.against
    void navigate(adminPaths.legalArchive(legal, query), keepScroll)
  }
  const tabs = (Object.keys(legalPaths) as LegalName[]).map((name) => ({
    label: words.names[name],
    href: adminPaths.legalArchive(name),
    current: name === legal,
  }))
  return (
    <AdminPage
      title={words.title(title)}
      note={words.note}
      actions={
        <>
          <ScreenButton variant="line" to={adminPaths.travel()}>
            {words.back}
          </ScreenButton>
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            {words.print}
          </Button>
        </>
      }
    >
      <div className={`${styles.tools} no-print`}>
        <RouterTabs label={words.texts} tabs={tabs} />
        <Form className={styles.day}>
          <Field label={words.onDay} help={words.onDayHelp} error={missed ? words.noneThen : ''}>
            {(control) => <input {...control} key={day} type="date" name={names.day} defaultValue={day} required />}
          </Field>
          <Button type="submit" variant="line">
            {words.show}
          </Button>
        </Form>
        <div className={styles.choice}>
          <VersionField
            label={words.shown}
            versions={versions}
            value={seq}
            onChange={(value) => choose({ shown: value })}
          />
          <VersionField
            label={words.against}
            none={words.alone}
            versions={versions.filter((version) => version.seq !== seq)}
            all={versions}
            value={against}
            onChange={(value) => choose({ against: value })}
          />
        </div>
      </div>
      {shown ? (
        <LegalSheet title={title} shown={shown} comparison={comparison} printedAt={printedAt} />
      ) : (
        <p>{words.none}</p>
      )}
    </AdminPage>
  )
}

type VersionFieldProps = {
  label: string
  none?: string
  versions: Version[]
  /** Where some cannot be chosen: when each ended is told by those beside it. */
  all?: Version[]
  value: number | null
  onChange: (value: string) => void
}

function VersionField({ label, none, versions, all = versions, value, onChange }: VersionFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
          {none && <option value="">{none}</option>}
          {versions.map((version) => (
            <option key={version.seq} value={version.seq}>
              {words.option(version.from, all[all.indexOf(version) - 1]?.from ?? null)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
