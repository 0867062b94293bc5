import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { BackupState } from '#shared/backup/backup.ts'
import { describeBackup } from '#shared/backup/describe-backup.ts'
import type { LegalFinding } from '#shared/legal/rules/rule.ts'
import { backupMessages as backupWords } from '#shared/messages/backup.ts'
import { legalWatchMessages } from '#shared/messages/legal-watch.ts'
import { selfTestMessages } from '#shared/messages/self-test.ts'
import { siteSecurityMessages } from '#shared/messages/site-security-admin.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import type { SelfTestResult } from '#shared/self-test/self-test.ts'
import type { SecurityFinding } from '#shared/site-security/site-security.ts'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { placePath } from '#admin/legal/place-path.ts'
import { describeSecurityFinding } from '#admin/site-security/describe-finding.ts'

const legalWords = legalWatchMessages.panel
const { panel: selfTestWords, rules } = selfTestMessages
const { panel: securityWords } = siteSecurityMessages
const { panel: questionWords, times } = questionMessages
const shown = 4

/** The first of what the legal texts need, on the dashboard. */
export function LegalPanel({ findings }: { findings: LegalFinding[] }) {
  return (
    <Panel
      title={legalWords.title}
      aside={
        <Link to={adminPaths.legalWatch()} className="tlink">
          {legalWords.all}
        </Link>
      }
    >
      {findings.length === 0 ? (
        <PanelNote>{legalWords.empty}</PanelNote>
      ) : (
        <Lines>
          {findings.slice(0, shown).map(({ rule, place, reason, detail }) => (
            <Line key={`${rule} ${place.id} ${detail}`} to={placePath(place)} title={place.label} note={reason} />
          ))}
          {findings.length > shown && <MoreLines>{legalWords.more(findings.length - shown)}</MoreLines>}
        </Lines>
      )}
    </Panel>
  )
}

/** On the dashboard only while there is something to do. */
export function SelfTestPanel({ findings }: Pick<SelfTestResult, 'findings'>) {
  return (
    <Panel title={selfTestWords.title} aside={<Link to={adminPaths.selfTest()}>{selfTestWords.open}</Link>}>
      <Lines>
        {findings.slice(0, shown).map(({ rule, detail }) => (
          <Line key={`${rule} ${detail}`} to={adminPaths.selfTest()} title={detail} note={rules[rule]} />
        ))}
      </Lines>
    </Panel>
  )
}

/** On the dashboard only while there is something to do. */
export function SecurityPanel({ findings }: { findings: SecurityFinding[] }) {
  return (
    <Panel title={securityWords.title} aside={<Link to={adminPaths.siteSecurity()}>{securityWords.open}</Link>}>
      <Lines>
        {findings
          .slice(0, shown)
          .map(describeSecurityFinding)
          .map((text) => (
            <Line key={text} to={adminPaths.siteSecurity()} title={text} />
          ))}
      </Lines>
    </Panel>
  )
}

/** What visitors asked most and the site could not say, on the dashboard. */
export function QuestionsPanel({ groups }: { groups: QuestionGroup[] }) {
  return (
    <Panel title={questionWords.title} aside={<Link to={adminPaths.questions()}>{questionWords.all}</Link>}>
      <Lines>
        {groups.slice(0, shown).map(({ key, question, count }) => (
          <Line key={key} to={adminPaths.questions()} title={question} note={times(count)} />
        ))}
        {groups.length > shown && <MoreLines>{questionWords.more(groups.length - shown)}</MoreLines>}
      </Lines>
    </Panel>
  )
}

/** Whether the site could be put back if it were lost now. */
export function BackupPanel({ backup, now }: { backup: BackupState; now: string }) {
  const text = describeBackup(backup, new Date(now))
  return (
    <Panel
      title={backupWords.panelTitle}
      aside={
        <Link to={adminPaths.backup()} className="tlink">
          {backupWords.all}
        </Link>
      }
    >
      {backup.problem ? (
        <FormNotice tone="danger" icon="alert">
          <p>{text}</p>
        </FormNotice>
      ) : (
        <PanelNote>{text}</PanelNote>
      )}
      {!backup.nightly && <PanelNote>{backupWords.nightlyOff}</PanelNote>}
    </Panel>
  )
}
