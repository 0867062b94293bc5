import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { selfTestMessages } from '#shared/messages/self-test.ts'
import type { SelfTestResult } from '#shared/self-test/self-test.ts'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel } from '#admin/kit/panel.tsx'

const { panel: words, rules } = selfTestMessages
const shown = 4

/** On the dashboard only while there is something to do. */
export function SelfTestPanel({ findings }: Pick<SelfTestResult, 'findings'>) {
  return (
    <Panel title={words.title} aside={<Link to={adminPaths.selfTest()}>{words.open}</Link>}>
      <Lines>
        {findings.slice(0, shown).map(({ rule, detail }) => (
          <Line key={`${rule} ${detail}`} to={adminPaths.selfTest()} title={detail} note={rules[rule]} />
        ))}
      </Lines>
    </Panel>
  )
}
