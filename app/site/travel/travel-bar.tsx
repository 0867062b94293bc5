import type { TravelShown } from '#shared/travel/moment.ts'
import { travelBarMessages as words } from '#shared/messages/travel.ts'
import sheet from './travel-bar.css?url'
import { PageStyle } from '#site/page/page-style.tsx'

/** On top of every page of another moment: when that is, and what does not work there. It has a sheet of its own. */
export function TravelBar({ travel }: { travel: TravelShown }) {
  const { at, ahead, dark, otherTheme, screen } = travel
  return (
    <>
      <PageStyle href={sheet} />
      <aside className="travel-bar" aria-label={words.label} data-ahead={ahead || undefined}>
        <p>
          {ahead ? words.ahead : words.past}{' '}
          <time dateTime={at}>
            <b>{words.moment(at)}</b>
          </time>
        </p>
        <p className="travel-still">{words.still}</p>
        <p className="travel-ways no-print">
          {screen && (
            <a href={screen} target="_top">
              {words.choose}
            </a>
          )}
          <a href={otherTheme}>{dark ? words.light : words.dark}</a>
        </p>
      </aside>
    </>
  )
}
