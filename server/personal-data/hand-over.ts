import type { DataRecord, DataSection, PersonReport } from '#shared/personal-data/personal-data.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { isAbout, type Subject } from './subject.ts'

const words = personalDataMessages.report
const addressForm = /[^\s@<>()"'„“,;:[\]]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

/**
 * What the person gets of what is known: without texts about others in which they are only named, and without the names
 * of those who work here (Art. 15 Abs. 4). Messages and replies are theirs already and stay word for word.
 */
export function handOver(report: PersonReport, subject: Subject, staff: string[]): PersonReport {
  const names = staff.filter((name) => name.trim() !== '').toSorted((a, b) => b.length - a.length)
  const withoutOthers = (text: string) =>
    names
      .reduce((rest, name) => rest.replaceAll(name, personalDataMessages.values.staff), text)
      .replaceAll(addressForm, (address) => (isAbout(subject, address.replace(/\.$/, '')) ? address : words.other))

  function handed(kind: DataSection['kind'], { at, title, facts, internal }: DataRecord): DataRecord {
    if (kind === 'mentions') return { at, title, facts: { text: words.ofOthers } }
    const isTheirs = kind === 'messages' && !internal
    const changed = Object.entries(facts).map(([name, value]) => [
      name,
      isTheirs && name !== 'labels' ? value : withoutOthers(value),
    ])
    return { at, title, facts: Object.fromEntries(changed) as DataRecord['facts'] }
  }

  return {
    ...report,
    sections: report.sections.map(({ kind, records }) => ({
      kind,
      records: records.map((record) => handed(kind, record)),
    })),
  }
}
