import type { Course, CourseInstance, ItemList, Offer } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Choice, TrainingOffer } from '#shared/training/training-offers.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

type Offered = Pick<TrainingOffer, 'id' | 'title' | 'summary' | 'format' | 'duration' | 'price'>

/** The trainings for search engines, in the order of the page. `formats` says which of them are held on site. */
export function trainingData(trainings: readonly Offered[], formats: readonly Choice[], site: Site): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: trainings.map((training, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: courseData(training, formats, site),
    })),
  }
}

function courseData({ id, title, summary, format, duration, price }: Offered, formats: readonly Choice[], site: Site) {
  const workload = workloadOf(duration)
  const instance: CourseInstance = {
    '@type': 'CourseInstance',
    courseMode: format === formats[0]?.value ? 'Onsite' : 'Online',
    ...(workload && { courseWorkload: workload }),
  }
  const offer = offerOf(price)
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: site.publicUrl + paths.trainingOffer(id),
    inLanguage: 'de',
    provider: companyReference(site),
    ...(workload && { hasCourseInstance: instance }),
    ...(offer && { offers: offer }),
  } satisfies Course
}

const units: Record<string, (count: string) => string> = {
  minute: (count) => `PT${count}M`,
  stunde: (count) => `PT${count}H`,
  tag: (count) => `P${count}D`,
  woche: (count) => `P${count}W`,
}

/** "3 Stunden" is PT3H (ISO 8601). Anything less plain is for people only. */
function workloadOf(duration: string): string | undefined {
  const [, count = '', unit = ''] = /^(\d+)\s(Minute|Stunde|Tag|Woche)[en]*$/i.exec(duration.trim()) ?? []
  return units[unit.toLowerCase()]?.(count)
}

/** "1.450 €". */
function offerOf(price: string): Offer | undefined {
  const [, amount] = /^([\d.]+)\s*(?:€|Euro)$/.exec(price.trim()) ?? []
  if (!amount) return undefined
  return { '@type': 'Offer', category: 'Paid', price: Number(amount.replaceAll('.', '')), priceCurrency: 'EUR' }
}
