import { siteSecurityMessages as words } from '#shared/messages/site-security-admin.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { SecurityFinding } from '#shared/site-security/site-security.ts'
import { shortDate } from '#admin/kit/times.ts'

/** What somebody should do something about, in a sentence. */
export function describeSecurityFinding(finding: SecurityFinding): string {
  if (finding.kind === 'promise') return words.promise(siteSecurityWords.texts.promises[finding.promise])
  if (finding.kind === 'key') return words.keys[finding.problem]
  if (finding.kind === 'vulnerable') return words.vulnerable(finding.count)
  return words.securityTxt.problems[finding.problem](finding.ends ? shortDate(finding.ends) : '')
}
