import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { workPages } from '#shared/addresses/work-pages.ts'

/** As React Router wants them: without the slash at the beginning. */
const plain = (path: string) => path.slice(1)
const admin = plain(workPages.admin).replace('/*', '')

/** Signing in and the admin area; public pages stand in app/pages/render/route-table.ts. */
export default [
  route(plain(workPages.login), 'routes/sign-in/login.tsx'),
  route(plain(workPages.setUp), 'routes/sign-in/set-up.tsx'),
  route(plain(workPages.signInWays), 'routes/sign-in/sign-in-ways.ts'),
  route(plain(workPages.signInHandler), 'routes/sign-in/handler.tsx'),
  route(plain(workPages.missingFactor), 'routes/admin/missing-factor.tsx'),
  route(`${admin}/ohne-verbindung`, 'routes/admin/offline-shell.tsx'),
  layout('routes/admin/layout.tsx', [
    route(plain(workPages.account), 'routes/admin/account.tsx'),
    ...prefix(admin, [
      index('routes/admin/dashboard.tsx'),
      route('nachrichten', 'routes/admin/messages.tsx'),
      route('nachrichten/:id', 'routes/admin/message.tsx'),
      route('inhalte/:collection', 'routes/admin/list.tsx'),
      route('inhalte/:collection/:id', 'routes/admin/editor.tsx'),
      route('dokumente/:name', 'routes/admin/document.tsx'),
      route('kalender', 'routes/admin/calendar.tsx'),
      route('texte', 'routes/admin/words.tsx'),
      route('hilfe', 'routes/admin/help.tsx'),
      route('hilfe/:page', 'routes/admin/manual-page.tsx'),
      route('benutzer', 'routes/admin/users.tsx'),
      route('verbindungen', 'routes/admin/connections.tsx'),
      route('einwilligungen', 'routes/admin/consents.tsx'),
      route('papierkorb', 'routes/admin/trash.tsx'),
      route('austausch', 'routes/admin/exchange.tsx'),
      route('sicherung', 'routes/admin/backup.tsx'),
      route('protokoll', 'routes/admin/audit.tsx'),
      route('system', 'routes/admin/system.tsx'),
      route('weiterleitungen', 'routes/admin/redirects.tsx'),
      route('einrichtung', 'routes/admin/setup.tsx'),
      route('auskunft', 'routes/admin/personal-data.tsx'),
      route('status', 'routes/admin/status.tsx'),
      route('abonnenten', 'routes/admin/subscribers.tsx'),
      route('barrierefreiheit', 'routes/admin/accessibility.tsx'),
      route('selbsttest', 'routes/admin/self-test.tsx'),
      route('sicherheit', 'routes/admin/site-security.tsx'),
      route('rechtstexte', 'routes/admin/legal-watch.tsx'),
      route('zeitreise', 'routes/admin/travel.tsx'),
      route('zeitreise/rechtstexte/:legal', 'routes/admin/legal-archive.tsx'),
      route('suchen-und-ersetzen', 'routes/admin/replace.tsx'),
      route('fragen', 'routes/admin/questions.tsx'),
      route('medien', 'routes/admin/media.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
