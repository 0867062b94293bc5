import { data } from 'react-router'
import { requireRight } from '#server/context.ts'
import { legalArchiveParameters as names } from '#shared/addresses/admin-paths.ts'
import { isLegalName } from '#shared/addresses/legal-names.ts'
import { compareBlocks } from '#shared/editing/compare-blocks.ts'
import { versionOnDay } from '#shared/legal/version-on-day.ts'
import { legalArchiveMessages } from '#shared/messages/travel.ts'
import { LegalArchivePage } from '#admin/legal/legal-archive-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { readLegalVersion } from '../../pages/read-legal.ts'
import { readPage } from '../../pages/read-page.ts'
import type { Route } from './+types/legal-archive.ts'

/** „So sah die AGB am … aus“: one version, by its number or by a day, and what differs from another one. */
export async function loader(args: Route.LoaderArgs) {
  const site = requireRight(args, 'administrate')
  const { legal } = args.params
  if (!isLegalName(legal)) throw data(null, { status: 404 })
  const { searchParams } = new URL(args.request.url)
  const [{ title }, versions] = await Promise.all([readPage(site, legal), site.past.versions(legal)])
  const asked = (name: string) => versions.find(({ seq }) => String(seq) === searchParams.get(name))?.seq
  const day = searchParams.get(names.day) ?? ''
  const onDay = versionOnDay(versions, day)
  const seq = asked(names.shown) ?? onDay?.seq ?? (day ? versions.at(-1)?.seq : versions[0]?.seq)
  const against = asked(names.against)
  const [shown, other] = await Promise.all([
    seq === undefined ? undefined : readLegalVersion(site, legal, seq),
    against === undefined || against === seq ? undefined : readLegalVersion(site, legal, against),
  ])
  const [older, newer] = seq !== undefined && against !== undefined && against > seq ? [shown, other] : [other, shown]
  return {
    legal,
    title,
    versions,
    seq: seq ?? null,
    day,
    missed: day !== '' && !onDay && asked(names.shown) === undefined,
    shown: shown ?? null,
    comparison: older && newer ? { from: older.from, blocks: compareBlocks(older.html, newer.html) } : null,
    against: other ? (against ?? null) : null,
    printedAt: site.now().toISOString(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(legalArchiveMessages.title(loaderData?.title ?? ''))
}

export default function LegalArchive({ loaderData }: Route.ComponentProps) {
  return <LegalArchivePage {...loaderData} />
}
