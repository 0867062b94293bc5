import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { travelAddress, type TravelChange, type TravelLink, type TravelStop } from '#shared/travel/moment.ts'
import { travelMessages as words } from '#shared/messages/travel.ts'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { currentTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'
import { ChangeList } from './change-list.tsx'
import { MomentField, TimeSlider } from './choose-moment.tsx'
import { TravelLinks } from './travel-links.tsx'
import styles from './travel-page.module.css'

export type TravelPageProps = {
  at: string
  since: string
  now: string
  knownSince: string
  /** What is wrong with the moments that were asked for. */
  problem: string
  stops: TravelStop[]
  changes: TravelChange[]
  more: boolean
  links: TravelLink[]
  /** For administrators: the archive of legal texts, and all plans. */
  isAdmin: boolean
}

/** The whole site at a moment, what differs from an earlier one, and links to it for others. */
export function TravelPage(props: TravelPageProps) {
  const { at, since, now, knownSince, problem, stops, changes, more, links, isAdmin } = props
  const navigate = useNavigate()
  const go = (next: { at?: string; since?: string }) =>
    void navigate(adminPaths.travel(next), { ...keepScroll, replace: true })

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        isAdmin && (
          <ScreenButton variant="line" to={adminPaths.legalArchive('agb')}>
            {words.legalArchive}
          </ScreenButton>
        )
      }
    >
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Panels>
        <Panel
          title={words.choose.title}
          width="full"
          help="versionen#zeitreise"
          aside={
            <Button variant="line" size="small" onClick={() => go({})}>
              {words.choose.now}
            </Button>
          }
        >
          <TimeSlider stops={stops} at={at} now={now} onChoose={(moment) => go({ at: moment })} />
          <MomentField
            key={at}
            label={words.choose.field}
            help={words.choose.fieldHelp}
            action={words.choose.show}
            at={at}
            onChoose={(moment) => go({ at: moment })}
          />
          <details className={styles.fold}>
            <summary>{words.choose.limits}</summary>
            <PanelNote>{words.choose.known(knownSince)}</PanelNote>
            {!isAdmin && <PanelNote>{words.choose.plansHidden}</PanelNote>}
          </details>
        </Panel>
        <Panel
          title={words.frame.title}
          width="full"
          aside={
            <a className="tlink" href={travelAddress('/', at)} target="_blank" rel="noopener">
              {words.frame.open}
            </a>
          }
        >
          <TimeFrame at={at} />
        </Panel>
        <Panel title={words.changes.title} width="wide" aside={<span>{words.changes.count(changes.length)}</span>}>
          <MomentField
            key={since}
            label={words.changes.since}
            help={words.changes.sinceHelp}
            action={words.changes.compare}
            at={since}
            onChoose={(moment) => go({ at, since: moment })}
          />
          {changes.length === 0 && <PanelNote>{words.changes.none}</PanelNote>}
          <ChangeList key={`${since} ${at}`} changes={changes} span={{ since, at }} now={now} />
          {more && <PanelNote>{words.changes.more}</PanelNote>}
        </Panel>
        <Panel title={words.links.title}>
          <TravelLinks at={at} links={links} />
        </Panel>
      </Panels>
    </AdminPage>
  )
}

/** The public site at a moment. Another moment shows the page that somebody has clicked to, as of then. */
function TimeFrame({ at }: { at: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dark = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const) === 'dark'

  useEffect(() => {
    const inner = frame.current
    if (!inner) return
    // The history of the frame stays out of the one of the screen.
    const { pathname = '/' } = inner.contentWindow?.location ?? {}
    const path = pathname.startsWith('/') ? pathname : '/'
    inner.contentWindow?.location.replace(travelAddress(path, at, dark))
  }, [at, dark])

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.frame.page(at)}
      // The page itself forbids scripts and forms; it is of our own site.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
    />
  )
}
