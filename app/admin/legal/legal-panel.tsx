import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { LegalFinding } from '#shared/legal/rules/rule.ts'
import { legalWatchMessages } from '#shared/messages/legal-watch.ts'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { placePath } from './place-path.ts'

const words = legalWatchMessages.panel
const shown = 4

/** The first of what the legal texts need, on the dashboard. */
export function LegalPanel({ findings }: { findings: LegalFinding[] }) {
  return (
    <Panel
      title={words.title}
      aside={
        <Link to={adminPaths.legalWatch()} className="tlink">
          {words.all}
        </Link>
      }
    >
      {findings.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <Lines>
          {findings.slice(0, shown).map(({ rule, place, reason, detail }) => (
            <Line key={`${rule} ${place.id} ${detail}`} to={placePath(place)} title={place.label} note={reason} />
          ))}
          {findings.length > shown && <MoreLines>{words.more(findings.length - shown)}</MoreLines>}
        </Lines>
      )}
    </Panel>
  )
}
