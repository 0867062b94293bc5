import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { routeIdOf, siteRoutes } from '#shared/addresses/site-routes.ts'

export default [
  ...Object.entries(siteRoutes).map(([pattern, file]) =>
    route(pattern.slice(1), `routes/site/${file}`, { id: routeIdOf(pattern), index: pattern === '/' }),
  ),
  route('login', 'routes/sign-in/login.tsx'),
  route('einrichtung/:token', 'routes/sign-in/set-up.tsx'),
  route('login/wege', 'routes/sign-in/sign-in-ways.ts'),
  route('__/auth/handler', 'routes/sign-in/handler.tsx'),
  route('vorschau/:token', 'routes/site/preview-link.tsx'),
  route('admin/ohne-verbindung', 'routes/admin/offline-shell.tsx'),
  layout('routes/admin/layout.tsx', [
    route('konto', 'routes/admin/account.tsx'),
    ...prefix('admin', [
      index('routes/admin/dashboard.tsx'),
      route('nachrichten', 'routes/admin/messages.tsx'),
      route('nachrichten/:id', 'routes/admin/message.tsx'),
      route('inhalte/:collection', 'routes/admin/list.tsx'),
      route('inhalte/:collection/:id', 'routes/admin/editor.tsx'),
      route('dokumente/:name', 'routes/admin/document.tsx'),
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
      route('rechtstexte', 'routes/admin/legal-watch.tsx'),
      route('suchen-und-ersetzen', 'routes/admin/replace.tsx'),
      route('fragen', 'routes/admin/questions.tsx'),
      route('medien', 'routes/admin/media.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
