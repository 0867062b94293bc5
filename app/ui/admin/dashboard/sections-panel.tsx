import { adminMessages } from '#shared/messages/admin.ts'
import { useAdminFrame } from '../admin-frame.ts'
import { Line, Lines } from '../lines.tsx'
import { Panel } from '../panel.tsx'

/** All content at a glance, with the number of items. */
export function SectionsPanel() {
  const { sections } = useAdminFrame()
  return (
    <Panel title={adminMessages.groups.content}>
      <Lines>
        {sections
          .filter(({ group }) => group === 'content')
          .map(({ path, label, count }) => (
            <Line key={path} to={path} title={label} aside={count} />
          ))}
      </Lines>
    </Panel>
  )
}
