import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { siteSecurityMessages } from '#shared/messages/site-security-admin.ts'
import type { SecurityFinding } from '#shared/site-security/site-security.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { describeSecurityFinding } from './describe-finding.ts'

const { panel: words } = siteSecurityMessages
const shown = 4

/** On the dashboard only while there is something to do. */
export function SecurityPanel({ findings }: { findings: SecurityFinding[] }) {
  return (
    <Panel title={words.title} aside={<Link to={adminPaths.siteSecurity()}>{words.open}</Link>}>
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
